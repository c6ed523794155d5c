window.events = []
document.addEventListener('coverkit', ({ detail }) => window.events.push(detail))
