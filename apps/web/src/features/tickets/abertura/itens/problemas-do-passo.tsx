import { MENSAGENS } from '@balcao/dominio/mensagens'
import estilos from './escolha.module.css'

type ProblemasDoPassoProps = {
  problemas: Record<string, string>
  /** Field of the request: 'itens' */
  campo: string
  /** What to do when nothing was chosen. */
  falta?: string
  /** Name of the one at that position in the request. */
  nomeDe: (posicao: number) => string | null | undefined
}

/** NOV-05 What keeps one from going on, and what the server refused of each thing chosen, by its name; the wizard announces it. */
export function ProblemasDoPasso({ problemas, campo, falta, nomeDe }: ProblemasDoPassoProps) {
  const frases = Object.entries(problemas).flatMap(([caminho, mensagem]) => {
    const [raiz, posicao] = caminho.split('.')
    if (raiz !== campo) return []
    if (posicao === undefined) return [falta && mensagem === MENSAGENS.obrigatorio ? falta : mensagem]
    const nome = nomeDe(Number(posicao))
    return [nome ? `${nome}: ${mensagem}` : mensagem]
  })
  if (frases.length === 0) return null
  return (
    <ul className={estilos.problemas} aria-label="O que falta neste passo" tabIndex={-1} data-problema>
      {[...new Set(frases)].map((frase) => (
        <li key={frase}>{frase}</li>
      ))}
    </ul>
  )
}
