import { Button } from '@mantine/core'
import { type ComponentProps, useMemo } from 'react'
import { Secao } from '../../platform/ficha/secao.tsx'
import type { SecaoDoClienteProps } from '../../platform/ficha/secao-do-cliente.ts'
import { useContexto } from '../../platform/listas/contexto.ts'
import { CampoDePeriodo } from '../../ui/campos/campo-de-periodo.tsx'
import { EscolhasRapidas } from '../../ui/listas/escolhas-rapidas.tsx'
import { Paginacao } from '../../ui/listas/paginacao.tsx'
import { Tabela } from '../../ui/listas/tabela.tsx'
import { DialogoDoPedido } from './dialogo-do-pedido.tsx'
import { colunasDePedidos } from './lista/colunas.ts'
import { usePedidosDoCliente } from './use-pedidos-do-cliente.ts'

type PedidosDoClienteProps = SecaoDoClienteProps &
  Pick<ComponentProps<typeof DialogoDoPedido>, 'aoAbrirNota' | 'repetir'>

/** CLI-01, DOC-06 The orders of a customer: of one alone few days have any. */
export function PedidosDoCliente(props: PedidosDoClienteProps) {
  const { titulo, idCli, item, aoAbrirItem, aoAbrirNota, repetir } = props
  const contexto = useContexto()
  const pedidos = usePedidosDoCliente(idCli)
  const colunas = useMemo(() => colunasDePedidos(contexto, { doCliente: true }), [contexto])
  return (
    <>
      <Secao
        titulo={titulo}
        consulta={pedidos.consulta}
        vazio={({ itens }) => itens.length === 0}
        textoVazio={<SemPedidos ampliar={pedidos.ampliar} />}
        acoes={
          <>
            <EscolhasRapidas rotulo="Período dos pedidos" escolhas={pedidos.rapidos} />
            <CampoDePeriodo
              rotulo="Data de inclusão"
              maxima={pedidos.hoje}
              semAtalhos
              value={pedidos.periodo}
              onChange={pedidos.mudarPeriodo}
            />
          </>
        }
      >
        {({ itens, paginator }) => (
          <>
            <Tabela
              rotulo="Pedidos do cliente"
              colunas={colunas}
              itens={itens}
              chaveDe={({ id }) => id}
              nomeDe={({ id }) => `Pedido ${id}`}
              aoAbrir={contexto.pode('PEDIDO_VER') ? ({ id }) => aoAbrirItem(id) : undefined}
              ordenacao={pedidos.ordenacao}
              aoOrdenar={pedidos.ordenar}
            />
            <Paginacao rotulo="Páginas de pedidos" paginator={paginator} aoMudar={pedidos.irPara} />
          </>
        )}
      </Secao>
      <DialogoDoPedido
        idPedido={item}
        aoFechar={() => aoAbrirItem(null)}
        aoAbrirNota={aoAbrirNota}
        repetir={repetir}
      />
    </>
  )
}

type SemPedidosProps = Pick<ReturnType<typeof usePedidosDoCliente>, 'ampliar'>

function SemPedidos({ ampliar }: SemPedidosProps) {
  return (
    <>
      Nenhum registro encontrado
      {ampliar && (
        <Button variant="default" onClick={ampliar.aoEscolher}>
          {ampliar.nome}
        </Button>
      )}
    </>
  )
}
