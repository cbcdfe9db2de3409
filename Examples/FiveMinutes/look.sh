swift test
swift run journey snapshots review
swift test
