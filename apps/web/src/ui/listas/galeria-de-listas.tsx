import { formatarDinheiro, formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { montarPaginator } from '@balcao/dominio/listas/paginacao'
import { Group, Switch } from '@mantine/core'
import { useMemo, useState } from 'react'
import { CampoDeTermo } from '../campos/campo-de-termo.tsx'
import { ExemploDaGaleria } from '../retorno/exemplo-da-galeria.tsx'
import { TempoRelativo } from '../retorno/tempo-relativo.tsx'
import { avisarInfo } from '../retorno/toasts.ts'
import { Vazio } from '../retorno/vazio.tsx'
import { TONS, type Tom } from '../tema/tons.ts'
import { BarraDeFiltros } from './barra-de-filtros.tsx'
import { ChipsDeFiltro, type FiltroAtivo } from './chips-de-filtro.tsx'
import type { Chave, Coluna, Ordenacao } from './coluna.ts'
import { DuasLinhas } from './duas-linhas.tsx'
import { EscolhasRapidas } from './escolhas-rapidas.tsx'
import { Etiqueta } from './etiqueta.tsx'
import { EtiquetaDeEstoque } from './etiqueta-de-estoque.tsx'
import { ListaVazia } from './pagina-de-lista.tsx'
import { Paginacao } from './paginacao.tsx'
import { Tabela } from './tabela.tsx'

interface TicketDeExemplo {
  id: number
  cliente: string
  status: { label: string; tom: Tom }
  dtCriacao: string
  valor: number
}

const CLIENTES = ['Mercado Aurora Ltda', 'Padaria do Vale', 'Comercial São Bento de Alimentos e Bebidas Ltda']
const STATUS: TicketDeExemplo['status'][] = [
  { label: 'Aberto', tom: 'azul' },
  { label: 'Aguardando cliente', tom: 'amarelo' },
  { label: 'Finalizado', tom: 'verde' },
  { label: 'Atrasado', tom: 'vermelho' },
]
const INICIO = Date.now()
const HORA_MS = 3_600_000

const TICKETS: TicketDeExemplo[] = Array.from({ length: 2_000 }, (_, i) => ({
  id: 2_000 - i,
  cliente: CLIENTES[i % CLIENTES.length] ?? '',
  status: STATUS[(i * 7) % STATUS.length] ?? { label: 'Aberto', tom: 'azul' },
  dtCriacao: new Date(INICIO - i * 5 * HORA_MS).toISOString(),
  valor: ((i * 137) % 9_000) + 0.5,
}))

const COLUNAS: Coluna<TicketDeExemplo>[] = [
  { id: 'id', cabecalho: 'Ticket', celula: ({ id }) => `#${id}`, ordenavel: true, largura: 96 },
  { id: 'cliente', cabecalho: 'Cliente', celula: ({ cliente }) => cliente, ordenavel: true },
  {
    id: 'status',
    cabecalho: 'Status',
    celula: ({ status }) => <Etiqueta tom={status.tom}>{status.label}</Etiqueta>,
    largura: 180,
  },
  {
    id: 'dtCriacao',
    cabecalho: 'Criação',
    celula: ({ dtCriacao }) => <TempoRelativo data={dtCriacao} />,
    ordenavel: true,
    largura: 160,
  },
  {
    id: 'valor',
    cabecalho: 'Valor',
    celula: ({ valor }) => formatarDinheiro(valor, 2),
    ordenavel: true,
    alinhamento: 'direita',
    largura: 140,
  },
]

const FILTROS: FiltroAtivo[] = [
  { chave: 'status', rotulo: 'Status', valor: 'Aberto' },
  { chave: 'cliente', rotulo: 'Cliente', valor: 'Mercado Aurora Ltda' },
]

function ordenar({ campo, direcao }: Ordenacao): TicketDeExemplo[] {
  const sentido = direcao === 'ASC' ? 1 : -1
  const valor = (ticket: TicketDeExemplo) => ticket[campo as 'id' | 'cliente' | 'dtCriacao' | 'valor']
  return TICKETS.toSorted((a, b) => sentido * (valor(a) < valor(b) ? -1 : valor(a) > valor(b) ? 1 : 0))
}

export function GaleriaDeListas() {
  const [filtros, setFiltros] = useState(FILTROS)
  return (
    <>
      <ExemploDaGaleria titulo="Etiquetas">
        <Group gap="xs">
          {TONS.map((tom) => (
            <Etiqueta key={tom} tom={tom}>
              {tom}
            </Etiqueta>
          ))}
          <Etiqueta cor="#e0ff00">cor livre</Etiqueta>
        </Group>
        <Group gap="xs">
          <EtiquetaDeEstoque nivel={1} />
          <EtiquetaDeEstoque nivel={2} />
          <EtiquetaDeEstoque nivel={3} />
        </Group>
      </ExemploDaGaleria>
      <ExemploDaGaleria titulo="Filtros ativos">
        <ChipsDeFiltro
          filtros={filtros}
          aoRemover={(chave) => setFiltros((atuais) => atuais.filter((filtro) => filtro.chave !== chave))}
          aoLimpar={() => setFiltros([])}
        />
      </ExemploDaGaleria>
      <FiltrosDaPagina />
      <TabelaPaginada />
      <TabelaLonga />
    </>
  )
}

const SITUACOES = ['Todos', 'Em aberto', 'Atrasados']

function FiltrosDaPagina() {
  const [situacao, setSituacao] = useState('Todos')
  const [termo, setTermo] = useState('')
  const [aberta, setAberta] = useState(false)
  return (
    <ExemploDaGaleria titulo="Escolhas rápidas, barra de filtros, duas linhas, lista vazia">
      <EscolhasRapidas
        rotulo="Situação"
        escolhas={SITUACOES.map((nome) => ({
          nome,
          ativa: nome === situacao,
          aoEscolher: () => setSituacao(nome),
        }))}
      />
      <BarraDeFiltros
        rotulo="Filtros do exemplo"
        termo={<CampoDeTermo termo={termo} aoMudar={setTermo} placeholder="Protocolo, cliente…" />}
        principais={<Switch label="Só os meus" />}
        extras={<Switch label="Só sem operador" />}
        aberta={aberta}
        aoAlternar={setAberta}
        ativos={termo ? 1 : 0}
        textoDeVer="Ver a lista"
      />
      <DuasLinhas principal="Mercado Aurora" detalhe="Mercado Aurora Ltda" />
      <Vazio>
        <ListaVazia
          titulo="Nenhum registro encontrado"
          texto="Tire um filtro, ou mude o período."
          acao={{ nome: 'Limpar filtros', aoPressionar: () => setTermo('') }}
        />
      </Vazio>
    </ExemploDaGaleria>
  )
}

function TabelaPaginada() {
  const [page, setPage] = useState(1)
  const [carregando, setCarregando] = useState(false)
  const [limitada, setLimitada] = useState(false)
  const take = 7
  const itens = useMemo(() => TICKETS.slice((page - 1) * take, page * take), [page])
  return (
    <ExemploDaGaleria titulo="Tabela com páginas">
      <Group>
        <Switch label="Carregando" checked={carregando} onChange={() => setCarregando((atual) => !atual)} />
        <Switch
          label="Contagem limitada"
          checked={limitada}
          onChange={() => setLimitada((atual) => !atual)}
        />
      </Group>
      <Tabela
        rotulo="Tickets com páginas"
        colunas={COLUNAS}
        itens={itens}
        chaveDe={({ id }) => id}
        aoAbrir={({ id }) => avisarInfo(`Abrir o ticket ${id}`)}
        carregando={carregando}
        linhasDeEsqueleto={take}
      />
      <Paginacao
        paginator={montarPaginator(page, take, TICKETS.length, limitada ? 1_000 : undefined)}
        aoMudar={setPage}
      />
    </ExemploDaGaleria>
  )
}

function TabelaLonga() {
  const [chaves, setChaves] = useState<ReadonlySet<Chave>>(new Set())
  const [ordenacao, setOrdenacao] = useState<Ordenacao>({ campo: 'dtCriacao', direcao: 'DESC' })
  const itens = useMemo(() => ordenar(ordenacao), [ordenacao])
  return (
    <ExemploDaGaleria titulo={`Tabela de 2.000 linhas, ${formatarNumero(chaves.size)} selecionadas`}>
      <Tabela
        rotulo="Tickets"
        colunas={COLUNAS}
        itens={itens}
        chaveDe={({ id }) => id}
        nomeDe={({ id }) => `ticket ${id}`}
        aoAbrir={({ id }) => avisarInfo(`Abrir o ticket ${id}`)}
        enderecoDe={({ id }) => `#ticket-${id}`}
        ordenacao={ordenacao}
        aoOrdenar={setOrdenacao}
        selecao={{ chaves, aoMudar: setChaves }}
        alturaMaxima={440}
      />
    </ExemploDaGaleria>
  )
}
