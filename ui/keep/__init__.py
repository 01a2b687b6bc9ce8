"""What is kept on the device: matches as records, a digest of each, results."""
