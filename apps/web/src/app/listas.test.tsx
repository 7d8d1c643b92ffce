import { CANAL_DE_AGENDAS } from '@balcao/dominio/agendas/canais'
import { CANAL_DE_APROVACOES } from '@balcao/dominio/aprovacoes/canais'
import { CANAL_DE_CLIENTES } from '@balcao/dominio/clientes/canais'
import { CANAL_DAS_CONTAS } from '@balcao/dominio/contas-correntes/canais'
import { CANAL_DE_PEDIDOS } from '@balcao/dominio/pedidos/canais'
import { CANAL_DE_TICKETS } from '@balcao/dominio/tickets/canais'
import { STATUS_ARQUIVADO } from '@balcao/dominio/tickets/situacoes'
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LISTA_DE_APROVACOES } from '../features/aprovacoes/lista/lista-de-aprovacoes.tsx'
import { LISTA_DA_AUDITORIA } from '../features/auditoria/lista-da-auditoria.tsx'
import { LISTA_DE_AUTOMACOES } from '../features/automacoes/lista/lista-de-automacoes.tsx'
import { LISTA_DE_PUBLICADOS } from '../features/avisos/gestao/lista-de-publicados.tsx'
import { LISTA_DE_AVISOS } from '../features/avisos/lista/lista-de-avisos.tsx'
import { LISTA_DE_CADASTROS } from '../features/cadastros/fila/lista-de-cadastros.tsx'
import { LISTA_DE_CAMPANHAS } from '../features/campanhas/lista/lista-de-campanhas.tsx'
import { LISTA_DA_CARTEIRA } from '../features/carteira/lista-da-carteira.tsx'
import { LISTA_DE_CARTEIRAS } from '../features/carteiras/lista-de-carteiras.tsx'
import { LISTA_DE_PRODUTOS } from '../features/catalogo/produtos/lista-de-produtos.tsx'
import { LISTA_DE_CLIENTES } from '../features/clientes/lista/lista-de-clientes.tsx'
import { LISTA_AGUARDANDO } from '../features/coletas/aguardando/lista-aguardando.tsx'
import { LISTA_DE_CONFIGURACOES_FV } from '../features/configuracao-fv/lista/lista-de-configuracoes.tsx'
import { LISTA_DE_CONTAS } from '../features/contas-correntes/lista/lista-de-contas.tsx'
import { LISTA_DE_RECEBIDAS } from '../features/correio/lista/lista-de-recebidas.tsx'
import { LISTA_DA_EQUIPE } from '../features/equipe-do-dia/lista-da-equipe.tsx'
import { LISTA_DO_ESTOQUE } from '../features/estoque/lista-do-estoque.tsx'
import { LISTA_DE_ETIQUETAS } from '../features/etiquetas/lista/lista-de-etiquetas.tsx'
import { LISTA_DE_ARTIGOS } from '../features/faq/gestao/lista-de-artigos.tsx'
import { LISTA_DE_NEGOCIACOES } from '../features/negociacoes/lista/lista-de-negociacoes.tsx'
import { LISTA_DE_OBJETIVOS } from '../features/objetivos/lista-de-objetivos.tsx'
import { LISTA_DE_ORCAMENTOS } from '../features/orcamentos/lista/lista-de-orcamentos.tsx'
import { LISTA_DE_PARADOS } from '../features/orcamentos/parados/lista-de-parados.tsx'
import { LISTA_DE_PEDIDOS } from '../features/pedidos/lista/lista-de-pedidos.tsx'
import { LISTA_DE_PRECOS } from '../features/precos/lista-de-precos.tsx'
import { LISTA_DE_RESPOSTAS } from '../features/respostas/lista/lista-de-respostas.tsx'
import { LISTA_DAS_TAREFAS } from '../features/saude/lista-das-tarefas.tsx'
import { LISTA_DE_TICKETS } from '../features/tickets/lista/lista-de-tickets.tsx'
import { LISTA_DE_TROCAS } from '../features/trocas/lista/lista-de-trocas.tsx'
import { LISTA_DE_USUARIOS } from '../features/usuarios/lista/lista-de-usuarios.tsx'
import { LISTA_DA_TRIAGEM } from '../features/whatsapp/triagem/lista-da-triagem.tsx'
import { useContexto } from '../platform/listas/contexto.ts'
import type { Atalho, Filtros, Lista } from '../platform/listas/descricao.ts'
import { cargaDe } from '../teste/carga.ts'
import { canaisOuvidos } from '../teste/pusher.ts'
import { abrirNaSessao } from '../teste/secao.tsx'
import { usarServidor } from '../teste/servidor.ts'

usarServidor()
const LISTAS = [
  LISTA_DE_APROVACOES,
  LISTA_DA_AUDITORIA,
  LISTA_DE_AUTOMACOES,
  LISTA_DE_PUBLICADOS,
  LISTA_DE_AVISOS,
  LISTA_DE_CADASTROS,
  LISTA_DE_CAMPANHAS,
  LISTA_DA_CARTEIRA,
  LISTA_DE_CARTEIRAS,
  LISTA_DE_PRODUTOS,
  LISTA_DE_CLIENTES,
  LISTA_AGUARDANDO,
  LISTA_DE_CONFIGURACOES_FV,
  LISTA_DE_CONTAS,
  LISTA_DE_RECEBIDAS,
  LISTA_DA_EQUIPE,
  LISTA_DO_ESTOQUE,
  LISTA_DE_ETIQUETAS,
  LISTA_DE_ARTIGOS,
  LISTA_DE_NEGOCIACOES,
  LISTA_DE_OBJETIVOS,
  LISTA_DE_ORCAMENTOS,
  LISTA_DE_PARADOS,
  LISTA_DE_PEDIDOS,
  LISTA_DE_PRECOS,
  LISTA_DE_RESPOSTAS,
  LISTA_DAS_TAREFAS,
  LISTA_DE_TICKETS,
  LISTA_DE_TROCAS,
  LISTA_DE_USUARIOS,
  LISTA_DA_TRIAGEM,
] as unknown as Lista<{ id: number }, Filtros>[]

const ENCERRADOS = { situacao: ['TERMINADA', 'ENCERRADA'] }
/** What is one press away, to a manager; those of a period are proved with the calendar. */
const ATALHOS: Record<string, Record<string, object>> = {
  aprovacoes: {
    Esperando: {},
    'Para eu decidir': { possoDecidir: true },
    'Que pedi': { minhas: true },
    Decididas: {
      situacao: ['APROVADA', 'APROVADA_OUTRA', 'RECUSADA', 'EXPIRADA', 'RETIRADA'],
      orderBy: 'espera',
      direction: 'DESC',
    },
  },
  campanhas: { Todas: {}, 'Em vigor': { situacao: ['VIGENTE'] }, Terminadas: ENCERRADOS },
  'contas-correntes': {
    Todas: {},
    'Perto do limite': { estado: ['PERTO'] },
    Estouradas: { estado: ['ESTOURADA'] },
  },
  'correio-recebido': {
    Esperando: {},
    'No ticket': { estado: ['NO_TICKET'] },
    Descartados: { estado: ['DESCARTADA'] },
    Todos: { estado: ['NA_FILA', 'NO_TICKET', 'DE_LADO', 'DESCARTADA'] },
  },
  'negociacoes-de-preco': {
    Todas: {},
    'Em vigor': { situacao: ['VIGENTE'] },
    Aguardando: { situacao: ['PENDENTE'] },
  },
  'solicitacoes-de-troca': {
    Todas: {},
    Aguardando: { situacao: ['PENDENTE'] },
    'Sem pedido': { situacao: ['AUTORIZADA'] },
    'Em andamento': { situacao: ['ANDAMENTO'] },
  },
  tickets: {
    Todos: {},
    'Em aberto': { abertos: true },
    Meus: { meus: true, abertos: true },
    'Sem operador': { semOperador: true, abertos: true },
    'Cliente respondeu': { clienteRespondeu: true },
    'Que sigo': { sigo: true },
    Atrasados: { prazo: 'ATRASADO' },
    Arquivados: { status: [STATUS_ARQUIVADO.id] },
  },
  usuarios: {
    Todos: {},
    'Equipe ativa': {
      tipo: ['ADMIN', 'GERENTE', 'SUPERVISOR', 'OPERADOR', 'REPRESENTANTE', 'COLABORADOR'],
      situacao: ['ATIVO'],
    },
    'Ainda não entraram': { situacao: ['CONVIDADO', 'CONVITE_VENCIDO'] },
    Desativados: { situacao: ['DESATIVADO'] },
  },
}

/** SHL-06 Where each hears that others changed what it shows; the others are asked for again by who looks at them. */
const CANAIS: Record<string, string[]> = {
  'equipe-do-dia': [CANAL_DE_AGENDAS, CANAL_DE_PEDIDOS],
  aprovacoes: [CANAL_DE_APROVACOES],
  cadastros: [CANAL_DE_CLIENTES],
  carteira: [CANAL_DE_CLIENTES],
  clientes: [CANAL_DE_CLIENTES, CANAL_DE_TICKETS],
  'contas-correntes': [CANAL_DAS_CONTAS],
  'negociacoes-de-preco': [CANAL_DE_APROVACOES],
  objetivos: [CANAL_DE_PEDIDOS],
  orcamentos: [CANAL_DE_CLIENTES],
  'orcamentos-parados': [CANAL_DE_CLIENTES],
  pedidos: [CANAL_DE_PEDIDOS],
  tickets: [CANAL_DE_TICKETS],
  'solicitacoes-de-troca': [CANAL_DE_APROVACOES, CANAL_DE_TICKETS],
}

/** What each says while there is nothing at all; what filters left out is said by every list alike. */
const SEM_NADA: Record<string, string> = {
  aprovacoes: 'Nada espera aprovação',
  auditoria: 'Nada foi registrado ainda',
  automacoes: 'Nenhuma automação',
  'avisos-publicados': 'Nenhum aviso publicado',
  avisos: 'Nenhum aviso por aqui',
  cadastros: 'Nenhum cadastro aguardando aprovação',
  campanhas: 'Nenhuma campanha',
  carteira: 'Nenhum cliente na carteira',
  carteiras: 'Nenhuma carteira',
  produtos: 'Nenhum produto',
  clientes: 'Nenhum cliente por aqui',
  'aguardando-coleta': 'Nada a coletar',
  'configuracao-fv': 'Nenhuma configuração',
  'contas-correntes': 'Nenhuma conta corrente',
  'correio-recebido': 'Nenhum e-mail espera por você',
  estoque: 'Nenhum produto',
  etiquetas: 'Nenhuma etiqueta',
  artigos: 'Nenhum artigo por aqui',
  'negociacoes-de-preco': 'Nenhuma negociação',
  objetivos: 'Nenhum objetivo neste mês',
  orcamentos: 'Nenhum orçamento por aqui',
  'orcamentos-parados': 'Nenhum orçamento parado',
  pedidos: 'Nenhum registro encontrado',
  precos: 'Nenhum produto',
  respostas: 'Nenhuma resposta pronta',
  'tarefas-que-falharam': 'Nenhuma tarefa falhou',
  tickets: 'Nenhum ticket por aqui',
  'solicitacoes-de-troca': 'Nenhuma troca',
  usuarios: 'Nenhum usuário',
  'triagem-do-whatsapp': 'Ninguém espera por aqui',
}

/** As whoever manages sees them. */
async function descrever(lista: Lista<{ id: number }, Filtros>) {
  const vistas: { atalhos: Atalho<Filtros>[]; vazio: [string | undefined, string | undefined] }[] = []
  function Vista() {
    lista.useAoVivo?.('')
    const contexto = useContexto()
    const vazio = (filtrada: boolean) => lista.vazio({ filtrada, filtros: {}, contexto })?.titulo
    const atalhos = lista.atalhos?.itens(contexto) ?? []
    vistas.push({
      atalhos: atalhos.filter(({ se }) => se?.(contexto) ?? true),
      vazio: [vazio(false), vazio(true)],
    })
    return null
  }
  const { unmount } = abrirNaSessao(<Vista />, cargaDe('GERENTE'))
  const canais = CANAIS[lista.nome] ?? []
  await waitFor(() => expect([lista.nome, canaisOuvidos()]).toEqual([lista.nome, canais]))
  unmount()
  const vista = vistas.at(-1)
  if (!vista) throw new Error(`${lista.nome} não foi vista`)
  return vista
}

it('SHL-06 cada lista ouve o que outros mudam, tem os seus atalhos, e diz o que é não haver nada', async () => {
  const atalhos: typeof ATALHOS = {}
  const semNada: typeof SEM_NADA = {}
  const filtradas: string[] = []
  for (const lista of LISTAS) {
    const vista = await descrever(lista)
    if (lista.nome in ATALHOS)
      atalhos[lista.nome] = Object.fromEntries(vista.atalhos.map(({ nome, filtros }) => [nome, filtros]))
    if (vista.vazio[0]) semNada[lista.nome] = vista.vazio[0]
    if (vista.vazio[1]) filtradas.push(`${lista.nome}: ${vista.vazio[1]}`)
  }
  expect(atalhos).toEqual(ATALHOS)
  expect(semNada).toEqual(SEM_NADA)
  expect(filtradas).toEqual([
    'aguardando-coleta: Nenhum ticket aguarda coleta com estes filtros',
    'pedidos: Nenhum registro encontrado',
    'triagem-do-whatsapp: Ninguém espera por aqui',
  ])
})
