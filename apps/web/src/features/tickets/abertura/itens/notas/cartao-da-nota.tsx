import { formatarData } from '@balcao/dominio/formatos/datas'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import type { NotaParaEscolher } from '@balcao/dominio/tickets/abertura/contratos'
import { type ReactNode, useId } from 'react'
import { useFormatoDeDinheiro } from '../../../../../platform/dinheiro.ts'
import { useNomeDaFilial } from '../../pedido/nome-da-filial.ts'
import estilos from '../escolha.module.css'

type CartaoDaNotaProps = {
  nota: NotaParaEscolher
  /** Chosen, or with products in the ticket. */
  marcada: boolean
  /** Says in words why it is marked. */
  etiqueta?: ReactNode
  /** A checkbox, or the button that opens it; gets the id of the title that names what it is about. */
  acao: (idDoTitulo: string) => ReactNode
}

/** NOV-09 Card of an invoice. */
export function CartaoDaNota({ nota, marcada, etiqueta, acao }: CartaoDaNotaProps) {
  const { numNf, cliente, dtSai, filial, qtdeIt, vlTot } = nota
  const idDoTitulo = useId()
  const dinheiro = useFormatoDeDinheiro()
  const nomeDaFilial = useNomeDaFilial()
  return (
    <article className={estilos.nota} data-marcada={marcada || undefined} aria-labelledby={idDoTitulo}>
      <div className={estilos.topoDaNota}>
        <h3 id={idDoTitulo}>Nota {numNf}</h3>
        {etiqueta}
      </div>
      <p className={estilos.cliente}>{nomeDoCliente(cliente)}</p>
      <dl className={estilos.dados}>
        <Dado nome="Data">{formatarData(dtSai)}</Dado>
        <Dado nome="Filial">{nomeDaFilial(filial).nome}</Dado>
        <Dado nome="Itens">{formatarNumero(qtdeIt)}</Dado>
        <Dado nome="Total">{dinheiro(vlTot)}</Dado>
      </dl>
      <div className={estilos.acaoDaNota}>{acao(idDoTitulo)}</div>
    </article>
  )
}

export function Dado({ nome, children }: { nome: string; children: ReactNode }) {
  return (
    <div>
      <dt>{nome}</dt>
      <dd>{children}</dd>
    </div>
  )
}
