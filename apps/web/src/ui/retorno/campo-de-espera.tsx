import { TEXTOS } from '@balcao/dominio/mensagens'
import {
  type ComponentProps,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import { estaDigitando } from '../listas/esta-digitando.ts'
import estilos from './campo-de-espera.module.css'
import {
  ATRIBUTO_DA_ESPERA,
  assinarEspera,
  DIALOGO,
  desistirDaEspera,
  dispensarEspera,
  type EsperaDoTeclado,
  entregarEspera,
  esperaDoTeclado,
  falharEspera,
  LIMITE_DA_ESPERA_MS,
} from './espera-do-teclado.ts'
import { avisarErro } from './toasts.ts'

const MARCA = { [ATRIBUTO_DA_ESPERA]: '' }
const VINDO = '[aria-busy="true"]'
/** A dialog takes the focus to its field a moment after it is drawn. */
const CALMA_MS = 1_000

/** MES-04 Stands where a key opened something to type into, whose code or data is still on its way. */
export function CampoDeEspera() {
  const espera = useSyncExternalStore(assinarEspera, esperaDoTeclado)
  const vez = useRef(0)
  const anterior = useRef(espera)
  if (anterior.current !== espera) {
    anterior.current = espera
    vez.current += 1
  }
  return espera && <Campo key={vez.current} espera={espera} />
}

type Entrada = HTMLInputElement & HTMLTextAreaElement

function Campo({ espera }: { espera: EsperaDoTeclado }) {
  const campo = useRef<Entrada>(null)

  useLayoutEffect(() => {
    const entrada = campo.current
    const { foco } = espera.antes
    entrada?.focus({ preventScroll: true })
    const fim = entrada?.value.length ?? 0
    entrada?.setSelectionRange(fim, fim)
    return () => {
      // A dialog gives the focus back to whoever had it when it opened, which was this one.
      if (entrada) entrada.focus = (opcoes) => foco instanceof HTMLElement && foco.focus(opcoes)
    }
  }, [espera])

  useEffect(() => {
    const entrada = campo.current
    if (!entrada) return
    const { dialogos } = espera.antes
    const achar = () => [...document.querySelectorAll(espera.em)].find((lugar) => !dialogos.has(lugar))
    // A dialog that is there may still be waiting for what it shows.
    const vindo = () => achar()?.querySelector(VINDO) != null
    function aoFocar({ target }: FocusEvent) {
      if (!entrada || target === entrada || !(target instanceof HTMLElement)) return
      if (esperaDoTeclado() !== espera) return
      const chegou = achar()?.contains(target) ?? false
      if (chegou && estaDigitando(target)) {
        const { value, selectionStart } = entrada
        entregarEspera()
        escreverComoDigitado(target, value, selectionStart)
      } else if (chegou && !vindo()) dispensarEspera(entrada.value)
      else entrada.focus({ preventScroll: true })
    }
    // What it waited for came, and asks for no text: an offer, a failure.
    const observador = new MutationObserver(() => {
      if (espera.em !== DIALOGO || !achar() || vindo()) return
      observador.disconnect()
      calma = setTimeout(() => {
        dispensarEspera(entrada.value)
        achar()?.querySelector<HTMLElement>('button, a[href]')?.focus()
      }, CALMA_MS)
    })
    let calma: ReturnType<typeof setTimeout> | undefined
    observador.observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-busy'] })
    const aoApontar = ({ target }: Event) => {
      if (target !== entrada) desistirDaEspera()
    }
    const limite = setTimeout(() => {
      falharEspera(entrada.value)
      avisarErro(TEXTOS.falhaDeComunicacao)
    }, LIMITE_DA_ESPERA_MS)
    document.addEventListener('focusin', aoFocar)
    document.addEventListener('pointerdown', aoApontar)
    return () => {
      clearTimeout(limite)
      clearTimeout(calma)
      observador.disconnect()
      document.removeEventListener('focusin', aoFocar)
      document.removeEventListener('pointerdown', aoApontar)
    }
  }, [espera])

  function aoTeclar(evento: KeyboardEvent) {
    // What it would send or leave is not there yet.
    if (evento.key === 'Tab' || (evento.key === 'Enter' && !espera.longa)) evento.preventDefault()
    if (evento.key !== 'Escape') return
    evento.stopPropagation()
    desistirDaEspera()
  }

  const comuns = {
    ref: campo,
    className: estilos.campo,
    'aria-label': espera.rotulo,
    'aria-busy': true,
    autoComplete: 'off',
    spellCheck: false,
    defaultValue: espera.inicial,
    onKeyDown: aoTeclar,
  } satisfies ComponentProps<'input'> & ComponentProps<'textarea'>
  return (
    <div className={estilos.lugar}>
      {espera.longa ? (
        <textarea rows={4} {...comuns} {...MARCA} />
      ) : (
        <input type="text" {...comuns} {...MARCA} />
      )}
      <p role="status">{TEXTOS.carregando}</p>
    </div>
  )
}

const CAMPO = { INPUT: () => HTMLInputElement.prototype, TEXTAREA: () => HTMLTextAreaElement.prototype }

/** Puts a text after what a field has, as if it had been typed there: whoever owns the field hears it. */
function escreverComoDigitado(campo: HTMLElement, texto: string, cursor: number | null): void {
  const prototipo = CAMPO[campo.tagName as keyof typeof CAMPO]?.()
  if (!prototipo || texto === '') return
  const entrada = campo as HTMLInputElement | HTMLTextAreaElement
  const { value, maxLength } = entrada
  const antes = value === '' || /\s$/.test(value) ? value : `${value} `
  const inteiro = antes + texto
  const novo = maxLength >= 0 ? inteiro.slice(0, maxLength) : inteiro
  // The kit's own setter remembers the value, and would take the event for an echo of it.
  Object.getOwnPropertyDescriptor(prototipo, 'value')?.set?.call(entrada, novo)
  entrada.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
  const onde = Math.min(antes.length + (cursor ?? texto.length), entrada.value.length)
  entrada.setSelectionRange(onde, onde)
}
