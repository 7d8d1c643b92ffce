import type { Contrato, RespostaDe } from '@balcao/dominio/contrato'
import { formatarData, hojeEm } from '@balcao/dominio/formatos/datas'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { listarUltimosCotadosDoProduto } from '@balcao/dominio/orcamentos/contratos'
import { listarUltimosPedidosDoProduto } from '@balcao/dominio/pedidos/contratos'
import type { ItemDoDocumento } from '@balcao/dominio/pedidos/esquemas'
import { useMemo } from 'react'
import { useConsulta } from '../platform/consultas.ts'
import { useFormatoDeDinheiro, useFormatoDePrecoUnitario } from '../platform/dinheiro.ts'
import { AreaDaConsulta, type ConsultaDaArea } from '../platform/ficha/area-da-consulta.tsx'
import { useSessao } from '../platform/sessao.tsx'
import { Cartao } from '../ui/ficha/cartao.tsx'
import { DialogoDaFicha } from '../ui/ficha/dialogo-da-ficha.tsx'
import { TopoDaFicha } from '../ui/ficha/topo-da-ficha.tsx'
import type { Coluna } from '../ui/listas/coluna.ts'
import { Tabela } from '../ui/listas/tabela.tsx'
import { EtiquetaDoStatus } from './etiqueta-do-status.tsx'

type Produto = Pick<ItemDoDocumento, 'idProd' | 'descNF' | 'idExibicao'>
type DialogoDosUltimosProps = {
  idCli: number
  /** Null is closed. */
  produto: Produto | null
  aoFechar: () => void
}

/** DOC-06 What this customer paid for a product, and what it was quoted for, the last times. */
export function DialogoDosUltimos({ idCli, produto, aoFechar }: DialogoDosUltimosProps) {
  const { pode } = useSessao()
  return (
    <DialogoDaFicha
      aberto={produto !== null}
      titulo="Últimas compras do produto"
      largura={760}
      aoFechar={aoFechar}
    >
      {produto && (
        <>
          <TopoDaFicha titulo={produto.descNF} complemento={`cód. ${produto.idExibicao}`} />
          {pode('CLIENTE_PEDIDOS') && <Pedidos idCli={idCli} idProd={produto.idProd} />}
          {pode('CLIENTE_ORCAMENTOS') && <Cotacoes idCli={idCli} idProd={produto.idProd} />}
        </>
      )}
    </DialogoDaFicha>
  )
}

const numeroDoPedido = ({ idPedido }: { idPedido: number }) => idPedido
const numeroDoOrcamento = ({ idOrcamento }: { idOrcamento: number }) => idOrcamento

type DoProduto = { idCli: number; idProd: number }

function Pedidos(params: DoProduto) {
  const consulta = useConsulta(listarUltimosPedidosDoProduto, { params }, { mostradoNaArea: true })
  return <Ultimos titulo="Pedidos" consulta={consulta} numeroDe={numeroDoPedido} />
}

function Cotacoes(params: DoProduto) {
  const consulta = useConsulta(listarUltimosCotadosDoProduto, { params }, { mostradoNaArea: true })
  return <Ultimos titulo="Orçamentos" consulta={consulta} numeroDe={numeroDoOrcamento} />
}

type ItemDe<K extends Contrato> = RespostaDe<K> extends { itens: (infer I)[] } ? I : never
type Ultimo = Omit<ItemDe<typeof listarUltimosCotadosDoProduto>, 'idOrcamento'>

type UltimosProps<U extends Ultimo> = {
  titulo: string
  consulta: ConsultaDaArea<{ itens: U[] }>
  numeroDe: (ultimo: U) => number
}

function Ultimos<U extends Ultimo>({ titulo, consulta, numeroDe }: UltimosProps<U>) {
  const dinheiro = useFormatoDeDinheiro()
  const unitario = useFormatoDePrecoUnitario()
  const colunas = useMemo(
    () => colunasDosUltimos<U>({ dinheiro, unitario }, numeroDe),
    [dinheiro, unitario, numeroDe],
  )
  return (
    <Cartao titulo={titulo} nivel={3} solto>
      <AreaDaConsulta consulta={consulta} vazio={({ itens }) => itens.length === 0}>
        {({ itens }) => (
          <Tabela
            rotulo={`${titulo} do produto`}
            colunas={colunas}
            itens={itens}
            chaveDe={(ultimo) => `${numeroDe(ultimo)} ${ultimo.emb} ${ultimo.vlUnit} ${ultimo.qtde}`}
          />
        )}
      </AreaDaConsulta>
    </Cartao>
  )
}

const colunasDosUltimos = <U extends Ultimo>(
  { dinheiro, unitario }: Record<'dinheiro' | 'unitario', ReturnType<typeof useFormatoDeDinheiro>>,
  numeroDe: (ultimo: U) => number,
): Coluna<U>[] => [
  { id: 'numero', cabecalho: 'Número', largura: 96, celula: numeroDe },
  {
    id: 'data',
    cabecalho: 'Data',
    largura: 104,
    celula: ({ dtHorInc }) => formatarData(hojeEm(new Date(dtHorInc))),
  },
  {
    id: 'status',
    cabecalho: 'Status',
    larguraMinima: 140,
    noCartao: 'canto',
    celula: ({ status }) => <EtiquetaDoStatus status={status} />,
  },
  {
    id: 'qtde',
    cabecalho: 'Quantidade',
    largura: 120,
    alinhamento: 'direita',
    celula: ({ qtde, emb }) => `${formatarNumero(qtde)} ${emb}`,
  },
  {
    id: 'vlUnit',
    cabecalho: 'Preço unitário',
    largura: 120,
    alinhamento: 'direita',
    celula: ({ vlUnit }) => <strong>{unitario(vlUnit)}</strong>,
  },
  {
    id: 'vlTot',
    cabecalho: 'Total',
    largura: 124,
    alinhamento: 'direita',
    celula: ({ vlTot }) => dinheiro(vlTot),
  },
]
