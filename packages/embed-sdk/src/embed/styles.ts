/** Adopted in a shadow root rather than written, so that no style policy of the partner page blocks it. */
export const STYLES = `
:host{display:block}
:host([hidden]){display:none}
.box{position:relative;height:100%}
iframe{display:block;width:100%;height:100%;border:0;opacity:0}
.shown iframe{opacity:1}
.wait{position:absolute;inset:0;color:CanvasText;padding:32px 24px;overflow:hidden}
.shown .wait,.refused .wait{display:none}
.refused iframe{visibility:hidden}
.refused .back{position:absolute;inset:0;padding:32px 24px;color:CanvasText}
.back p{margin:0 0 20px}
.back a{display:inline-grid;align-items:center;text-decoration:none}
.wait i{display:block;height:20px;margin:0 0 20px;border-radius:6px;background:currentColor;opacity:.1;animation:w 1.6s ease-in-out infinite}
.wait i:first-child{width:55%;height:32px}
.wait i:last-child{width:35%;height:48px}
@keyframes w{50%{opacity:.05}}
.open,.back a{font:inherit;font-weight:600;min-height:48px;padding:0 24px;border:0;border-radius:6px;color:Canvas;background:CanvasText;cursor:pointer}
.close{position:absolute;top:4px;right:8px;min-height:44px;padding:0 12px;border:0;font:inherit;text-decoration:underline;color:CanvasText;background:none;cursor:pointer}
dialog{box-sizing:border-box;width:min(720px,100%);height:min(860px,100% - 32px);max-width:none;max-height:none;padding:52px 0 0;border:0;border-radius:12px;overflow:hidden;color:CanvasText;background:Canvas}
dialog::backdrop{background:rgb(0 0 0/.55)}
.slide-in{width:min(520px,100%);height:100%;margin:0 0 0 auto;border-radius:0;transition:transform .25s ease-out}
@media(max-width:760px){dialog{height:100%;border-radius:0}}
@starting-style{.slide-in[open]{transform:translateX(100%)}}
@media(prefers-reduced-motion:reduce){.wait i{animation:none}.slide-in{transition:none}}
`
