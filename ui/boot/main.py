from ui.main import start

await start()
