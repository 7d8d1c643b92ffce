import { PASSOS, type Passo } from '@balcao/dominio/tickets/abertura/passos'
import { UnstyledButton } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import estilos from './novo.module.css'
import type { Caminho } from './use-passos.ts'

type ListaDePassosProps = Pick<Caminho, 'passos' | 'visitados' | 'irPara'> & { atual: Passo; parada: boolean }

/** NOV-02 On the left, on a phone on top; a step already visited is a way back to it. */
export function ListaDePassos({ passos, visitados, irPara, atual, parada }: ListaDePassosProps) {
  const posicao = passos.indexOf(atual)
  return (
    <nav className={estilos.passos} aria-label="Passos">
      <p className={estilos.onde}>
        Passo {posicao + 1} de {passos.length}: <strong>{PASSOS[atual]}</strong>
      </p>
      <ol>
        {passos.map((passo, i) => {
          const feito = i < posicao
          const acessivel = passo !== atual && visitados.includes(passo) && !parada
          const conteudo = (
            <>
              <span className={estilos.numero} aria-hidden>
                {feito ? <IconCheck size={14} stroke={2.5} /> : i + 1}
              </span>
              <span className={estilos.nomeDoPasso}>{PASSOS[passo]}</span>
            </>
          )
          return (
            <li
              key={passo}
              data-situacao={passo === atual ? 'atual' : feito ? 'feito' : 'futuro'}
              aria-current={passo === atual ? 'step' : undefined}
            >
              {acessivel ? (
                <UnstyledButton className={estilos.passo ?? ''} onClick={() => irPara(passo)}>
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
