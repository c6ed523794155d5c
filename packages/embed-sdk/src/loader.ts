import { defineCoverkitEmbed, EMBED_TAG } from './element.ts'
import { ATTRIBUTES } from './embed/attributes.ts'

const script = document.currentScript

/** A tag without settings only defines the element, which the page then writes itself. Tools add attributes of their own. */
function hasSettings(tag: HTMLScriptElement): boolean {
  return ['target', ...ATTRIBUTES].some((name) => tag.hasAttribute(`data-${name}`))
}

/** Inserts the element where `data-target` says, else after the script's own tag. */
function place(tag: HTMLScriptElement): void {
  const element = document.createElement(EMBED_TAG)
  element.setAttribute('host', new URL(tag.src).origin)
  for (const name of ATTRIBUTES) {
    const value = tag.getAttribute(`data-${name}`)
    if (value !== null) element.setAttribute(name, value)
  }
  const { target } = tag.dataset
  const put = () => {
    if (target) document.querySelector(target)?.append(element)
    else if (tag.closest('body')) tag.after(element)
    else document.body.append(element)
  }
  const early = target ? !document.querySelector(target) : !document.body
  if (early && document.readyState === 'loading') document.addEventListener('DOMContentLoaded', put)
  else put()
}

// Pasted into a page instead of loaded, it has no address.
if (script instanceof HTMLScriptElement && script.src) {
  defineCoverkitEmbed(new URL(script.src).origin)
  if (hasSettings(script)) place(script)
} else defineCoverkitEmbed()
