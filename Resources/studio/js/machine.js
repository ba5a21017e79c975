/** Whether this is a browser of the machine itself; devices in the network use https. */
export const isOnMachine = location.protocol === "http:";
