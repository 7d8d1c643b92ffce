import { UnstyledButton } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import estilos from './assistente.module.css'
import type { Caminho } from './use-passos.ts'

type ListaDePassosProps<P extends string> = {
  passos: readonly { id: P; titulo: string }[]
  caminho: Pick<Caminho<P>, 'visitados' | 'irPara'>
  atual: P
  parada: boolean
}

/** NOV-02 On the left, on a phone on top; a step already visited is a way back to it. */
export function ListaDePassos<P extends string>({ passos, caminho, atual, parada }: ListaDePassosProps<P>) {
  const posicao = passos.findIndex(({ id }) => id === atual)
  return (
    <nav className={estilos.passos} aria-label="Passos">
      <p className={estilos.onde}>
        Passo {posicao + 1} de {passos.length}: <strong>{passos[posicao]?.titulo}</strong>
      </p>
      <ol>
        {passos.map(({ id, titulo }, i) => {
          const feito = i < posicao
          const acessivel = id !== atual && caminho.visitados.includes(id) && !parada
          const conteudo = (
            <>
              <span className={estilos.numero} aria-hidden>
                {feito ? <IconCheck size={14} stroke={2.5} /> : i + 1}
              </span>
              <span className={estilos.nomeDoPasso}>{titulo}</span>
            </>
          )
          return (
            <li
              key={id}
              data-situacao={id === atual ? 'atual' : feito ? 'feito' : 'futuro'}
              aria-current={id === atual ? 'step' : undefined}
            >
              {acessivel ? (
                <UnstyledButton className={estilos.passo ?? ''} onClick={() => void caminho.irPara(id)}>
                  {conteudo}
                </UnstyledButton>
              ) : (
                <span className={estilos.passo}>{conteudo}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
