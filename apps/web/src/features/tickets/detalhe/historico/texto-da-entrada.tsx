import type { EntradaDoHistorico } from '@balcao/dominio/tickets/detalhe/contratos'
import { comoMencao } from '@balcao/dominio/tickets/seguidores/mencoes'
import { Fragment } from 'react'
import { TextoComQuebras } from '../../../../ui/retorno/texto-com-quebras.tsx'

type TextoDaEntradaProps = Pick<EntradaDoHistorico, 'mensagem' | 'mencoes'>

/** TIC-04, MES-06 What was written, with whom it calls standing out. */
export function TextoDaEntrada({ mensagem, mencoes }: TextoDaEntradaProps) {
  const chamados = mencoes.map(comoMencao)
  if (chamados.length === 0) return <TextoComQuebras texto={mensagem} />
  const literais = chamados.map((nome) => nome.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const partes = mensagem.split(new RegExp(`(${literais.join('|')})`))
  return partes.map((parte, i) =>
    chamados.includes(parte) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: what was written does not change
      <strong key={i}>{parte}</strong>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: what was written does not change
      <Fragment key={i}>
        <TextoComQuebras texto={parte} />
      </Fragment>
    ),
  )
}
