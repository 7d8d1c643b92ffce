import type { ReactNode } from 'react'
import estilos from './cartao.module.css'

export type CampoDoCartao = { nome: string; valor: ReactNode }

/** Names and values; what is empty is left out. */
export function CamposDoCartao({ campos }: { campos: readonly CampoDoCartao[] }) {
  return (
    <dl className={estilos.campos}>
      {campos
        .filter(({ valor }) => valor !== null && valor !== undefined && valor !== false && valor !== '')
        .map(({ nome, valor }) => (
          <div key={nome}>
            <dt>{nome}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
    </dl>
  )
}
