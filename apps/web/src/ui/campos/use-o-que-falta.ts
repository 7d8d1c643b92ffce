import { MENSAGENS } from '@balcao/dominio/mensagens'
import { useEffect, useRef, useState } from 'react'

const lista = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** GER-09 What a form refuses, said aloud when its disabled button is pressed, with the focus on the first of it. */
export function useOQueFalta() {
  const [falta, setFalta] = useState('')
  const parar = useRef(() => {})
  useEffect(() => () => parar.current(), [])

  /** A form answers a moment after the press: it is watched until somebody goes on typing. */
  function apontar(formulario: HTMLFormElement) {
    parar.current()
    let apontou = false
    const conferir = () => {
      const errados = [...formulario.querySelectorAll<HTMLElement>('[aria-invalid="true"]')]
      const [primeiro] = errados
      if (!primeiro) return
      if (!apontou && !errados.some((campo) => campo === document.activeElement)) primeiro.focus()
      apontou = true
      setFalta(MENSAGENS.faltaCorrigir(lista.format(new Set(errados.map(nomeDoCampo)))))
    }
    const observador = new MutationObserver(conferir)
    observador.observe(formulario, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] })
    const esquecer = () => {
      parar.current()
      setFalta('')
    }
    formulario.addEventListener('input', esquecer)
    // After the submit event that this press is about to cause.
    const depois = setTimeout(conferir)
    parar.current = () => {
      observador.disconnect()
      formulario.removeEventListener('input', esquecer)
      clearTimeout(depois)
    }
  }

  return { falta, dizer: setFalta, apontar }
}

function nomeDoCampo(campo: HTMLElement): string {
  const rotulo =
    campo instanceof HTMLInputElement || campo instanceof HTMLTextAreaElement ? campo.labels?.[0] : null
  const nome = rotulo?.textContent ?? campo.getAttribute('aria-label') ?? ''
  return nome.replace(/\s*\*$/, '')
}
