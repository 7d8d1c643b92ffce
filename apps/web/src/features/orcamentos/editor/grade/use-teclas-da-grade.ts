import { type KeyboardEvent, useEffect, useRef } from 'react'
import { RITMO_DE_LEITOR_MS } from '../../../../platform/ritmo-da-digitacao.ts'
import { useEditor } from '../contexto.ts'
import { useFoco } from '../foco.ts'
import { useAcoesDaLinha } from './acoes.ts'
import { COLUNAS } from './campos-da-linha.tsx'

type Alvo = HTMLInputElement | HTMLSelectElement

const inteiro = (alvo: Alvo) =>
  alvo instanceof HTMLInputElement && alvo.selectionStart === 0 && alvo.selectionEnd === alvo.value.length

/** At the end towards which the arrow points: the next arrow leaves the cell. */
function naBorda(alvo: Alvo, passo: number): boolean {
  if (!(alvo instanceof HTMLInputElement) || inteiro(alvo)) return true
  const onde = passo < 0 ? 0 : alvo.value.length
  return alvo.selectionStart === onde && alvo.selectionEnd === onde
}

/** VEN-02 Arrows, Enter and Tab move between cells as in a spreadsheet. */
export function useTeclasDaGrade() {
  const { editor, soLeitura } = useEditor()
  const { irParaCelula, irParaOProduto } = useFoco()
  const acoes = useAcoesDaLinha()
  const adiado = useRef<ReturnType<typeof setTimeout>>(undefined)
  const desistir = () => clearTimeout(adiado.current)
  useEffect(() => () => clearTimeout(adiado.current), [])

  /** A letter may be the first of a code that a scanner reads: what it does waits for the next one, which comes at once or never. */
  const semPressa = (fazer: () => void) => () => {
    adiado.current = setTimeout(fazer, RITMO_DE_LEITOR_MS + 1)
  }

  function irParaLinha(chave: string, coluna: string, passo: number) {
    const { chaves } = editor.ler()
    const proxima = chaves[chaves.indexOf(chave) + passo]
    if (proxima) irParaCelula(proxima, coluna)
    else irParaOProduto()
  }

  function remover(chave: string, coluna: string) {
    const { chaves } = editor.ler()
    const posicao = chaves.indexOf(chave)
    const vizinha = chaves[posicao + 1] ?? chaves[posicao - 1]
    acoes.remover(chave)
    if (vizinha) irParaCelula(vizinha, coluna)
    else irParaOProduto()
  }

  function aoTeclar(evento: KeyboardEvent) {
    const alvo = evento.target
    if (!(alvo instanceof HTMLInputElement || alvo instanceof HTMLSelectElement) || soLeitura) return
    const { coluna } = alvo.dataset
    const chave = alvo.closest<HTMLElement>('[data-linha]')?.dataset.linha
    if (!coluna || !chave || evento.altKey) return
    const { key, shiftKey } = evento
    const comCtrl = evento.ctrlKey || evento.metaKey
    const digitado = alvo.dataset.digitado !== undefined
    const vertical = alvo instanceof HTMLInputElement
    const aoLado = (passo: number) => {
      const proxima = COLUNAS[COLUNAS.indexOf(coluna as (typeof COLUNAS)[number]) + passo]
      if (proxima) irParaCelula(chave, proxima)
    }
    const teclas: Record<string, (() => void) | false> = {
      Enter: () => irParaLinha(chave, coluna, shiftKey ? -1 : 1),
      ArrowDown: vertical && (() => irParaLinha(chave, coluna, 1)),
      ArrowUp: vertical && (() => irParaLinha(chave, coluna, -1)),
      ArrowLeft: naBorda(alvo, -1) && (() => aoLado(-1)),
      ArrowRight: naBorda(alvo, 1) && (() => aoLado(1)),
      Delete: (comCtrl || (!digitado && inteiro(alvo))) && (() => remover(chave, coluna)),
      '?': semPressa(() => acoes.explicar(chave)),
      b: !comCtrl && semPressa(() => acoes.alternarBonificacao(chave)),
      n: !comCtrl && acoes.pedirPreco !== null && semPressa(() => acoes.pedirPreco?.(chave)),
      z: comCtrl && !digitado && (() => editor.desfazer()),
    }
    const fazer = teclas[key.length === 1 ? key.toLowerCase() : key]
    if (!fazer) return
    evento.preventDefault()
    fazer()
  }

  return { onKeyDown: aoTeclar, onKeyDownCapture: desistir }
}
