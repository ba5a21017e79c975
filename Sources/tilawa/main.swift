print("tilawa")
