import { CANAL_DE_CLIENTES } from '@balcao/dominio/clientes/canais'
import { formatarTotal } from '@balcao/dominio/formatos/contagem'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import { vendasDaHome } from '@balcao/dominio/home/vendas'
import { Anchor, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useConsulta } from '../../platform/consultas.ts'
import { useFormatoDeDinheiro } from '../../platform/dinheiro.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { useReleituraAoVivo } from '../../platform/tempo-real.ts'
import { Cartao } from '../../ui/ficha/cartao.tsx'
import type { Coluna } from '../../ui/listas/coluna.ts'
import { Tabela } from '../../ui/listas/tabela.tsx'
import { AreaDeDados } from '../../ui/retorno/area-de-dados.tsx'
import { useColunasDasVendas, type Vendas } from './colunas-das-vendas.tsx'
import estilos from './pagina-home.module.css'

type VendasDoDiaProps = { aoAbrir: (endereco: string) => void }

/** HOM-01 What waits for who sells, and how the month goes: nothing empty on top, and an area without permission is not there. */
export function VendasDoDia({ aoAbrir }: VendasDoDiaProps) {
  const { filial } = useSessao()
  useReleituraAoVivo([CANAL_DE_CLIENTES])
  const { data, error, isPending, isFetching, refetch } = useConsulta(
    vendasDaHome,
    { query: { idFil: filial?.idFil } },
    { mostradoNaArea: true, semprePedir: true },
  )
  return (
    <AreaDeDados
      carregando={isPending}
      atualizando={isFetching}
      erro={error?.message}
      temDados={data !== undefined}
      aoTentarNovamente={refetch}
      esqueleto={<Skeleton height="60vh" />}
    >
      {data && <Partes vendas={data} aoAbrir={aoAbrir} />}
    </AreaDeDados>
  )
}

function Partes({
  vendas: { agenda, orcamentos, bloqueados, mes },
  aoAbrir,
}: VendasDoDiaProps & { vendas: Vendas }) {
  const colunas = useColunasDasVendas()
  const temAgenda = agenda !== null && agenda.itens.length > 0
  const daAgenda = agenda && (
    <Parte
      titulo="Agenda de hoje"
      lista={agenda}
      colunas={colunas.agenda}
      vazio="Nada marcado para hoje."
      enderecoDe={({ cliente }) => `/clientes/${cliente.id}`}
      aoAbrir={aoAbrir}
      todos={<Link to="/agendas">Ver a agenda</Link>}
    />
  )
  return (
    <div className={estilos.vendas}>
      {temAgenda && daAgenda}
      {orcamentos && (
        <Parte
          titulo="Orçamentos a cobrar"
          lista={orcamentos}
          colunas={colunas.orcamentos}
          vazio="Nenhum orçamento parado: todos tiveram movimento nos últimos dias."
          enderecoDe={({ id }) => `/orcamentos/${id}?de=parados`}
          aoAbrir={aoAbrir}
          todos={<Link to="/orcamentos-parados">Ver os parados</Link>}
        />
      )}
      {bloqueados && (
        <Parte
          titulo="Pedidos bloqueados"
          lista={bloqueados}
          colunas={colunas.bloqueados}
          vazio="Nenhum pedido bloqueado."
          enderecoDe={({ id }) => `/pedidos/${id}`}
          aoAbrir={aoAbrir}
          todos={<Link to="/pedidos">Ver os pedidos</Link>}
        />
      )}
      {mes && <Mes mes={mes} />}
      {!temAgenda && daAgenda}
    </div>
  )
}

type ParteProps<Item> = {
  titulo: string
  lista: { itens: Item[]; paginator: { total: number; totalExato: boolean } }
  colunas: Coluna<Item>[]
  vazio: string
  enderecoDe: (item: Item) => string
  aoAbrir: (endereco: string) => void
  todos: ReactNode
}

function Parte<Item extends { id: number; cliente: { fant: string; razSoc: string } }>(
  props: ParteProps<Item>,
) {
  const { titulo, lista, colunas, vazio, enderecoDe, aoAbrir, todos } = props
  return (
    <Cartao
      titulo={`${titulo} (${formatarTotal(lista.paginator)})`}
      rotulo={titulo}
      solto
      aoLado={<Anchor component="span">{todos}</Anchor>}
    >
      <AreaDeDados temDados vazio={lista.itens.length === 0} textoVazio={vazio}>
        <Tabela
          rotulo={titulo}
          colunas={colunas}
          itens={lista.itens}
          chaveDe={({ id }) => id}
          nomeDe={({ cliente }) => nomeDoCliente(cliente)}
          enderecoDe={enderecoDe}
          aoAbrir={(item) => aoAbrir(enderecoDe(item))}
        />
      </AreaDeDados>
    </Cartao>
  )
}

/** Half a month beside half a month. */
function Mes({ mes: { valor, pedidos, anterior } }: { mes: NonNullable<Vendas['mes']> }) {
  const dinheiro = useFormatoDeDinheiro()
  const { pode } = useSessao()
  const diferenca = valor - anterior
  return (
    <Cartao titulo="Vendas do mês" aoLado={pode('PEDIDO_LISTAR') && <small>até hoje</small>}>
      <dl className={estilos.numeros}>
        <div className={estilos.numero}>
          <dt>Vendido</dt>
          <dd>
            <strong>{dinheiro(valor)}</strong>
          </dd>
        </div>
        <div className={estilos.numero}>
          <dt>Pedidos</dt>
          <dd>
            <strong>{formatarNumero(pedidos)}</strong>
          </dd>
        </div>
        <div className={estilos.numero}>
          <dt>Mês passado, até este dia</dt>
          <dd>
            <strong>{dinheiro(anterior)}</strong>
            {anterior > 0 && (
              <small>
                {diferenca >= 0 ? `${dinheiro(diferenca)} a mais agora` : `faltam ${dinheiro(-diferenca)}`}
              </small>
            )}
          </dd>
        </div>
      </dl>
    </Cartao>
  )
}
