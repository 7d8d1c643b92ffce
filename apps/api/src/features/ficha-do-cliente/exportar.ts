import { formatarDocumento } from '@balcao/dominio/brasil/documento'
import { formatarTelefone } from '@balcao/dominio/brasil/telefone'
import { type ClienteDaLista, exportarClientes } from '@balcao/dominio/clientes/contratos'
import { LEGENDAS } from '@balcao/dominio/clientes/legendas'
import { SITUACOES_DO_CLIENTE } from '@balcao/dominio/clientes/situacao'
import { type ColunaDaExportacao, rotaDeExportacao } from '../../rota-de-exportacao.ts'
import { diaDaLista } from './dia-da-lista.ts'
import { apresentarClienteDaLista } from './presenter-lista.ts'
import { clientesPorIds, idsDosClientes } from './queries-lista.ts'

const COLUNAS: ColunaDaExportacao<ClienteDaLista>[] = [
  { titulo: 'Código', largura: 10, tipo: 'numero', celula: ({ id }) => id },
  { titulo: 'Razão social', largura: 40, tipo: 'texto', celula: ({ razSoc }) => razSoc },
  { titulo: 'Nome fantasia', largura: 32, tipo: 'texto', celula: ({ fant }) => fant },
  { titulo: 'CNPJ/CPF', largura: 20, tipo: 'texto', celula: ({ cnpj }) => formatarDocumento(cnpj) },
  { titulo: 'Cidade', largura: 24, tipo: 'texto', celula: ({ cid }) => cid },
  { titulo: 'UF', largura: 6, tipo: 'texto', celula: ({ uf }) => uf },
  { titulo: 'Telefone', largura: 18, tipo: 'texto', celula: ({ telefone }) => formatarTelefone(telefone) },
  { titulo: 'Atividade', largura: 24, tipo: 'texto', celula: ({ atividade }) => atividade },
  {
    titulo: 'Situação',
    largura: 14,
    tipo: 'texto',
    celula: ({ situacao }) => SITUACOES_DO_CLIENTE[situacao],
  },
  {
    titulo: 'Legendas',
    largura: 40,
    tipo: 'texto',
    celula: ({ legendas }) => legendas.map((legenda) => LEGENDAS[legenda]).join('; '),
  },
  {
    titulo: 'Representante',
    largura: 28,
    tipo: 'texto',
    celula: ({ representante }) => representante?.nome ?? null,
  },
  { titulo: 'Última compra', largura: 16, tipo: 'data', celula: ({ dtUltComp }) => dtUltComp },
  { titulo: 'Dias sem compra', largura: 12, tipo: 'numero', celula: ({ diasSemCompra }) => diasSemCompra },
  { titulo: 'Cadastrado em', largura: 16, tipo: 'data', celula: ({ dtCad }) => dtCad },
  {
    titulo: 'Motivo do bloqueio',
    largura: 32,
    tipo: 'texto',
    celula: ({ motivoBloqueio }) => motivoBloqueio,
  },
]

export const rotaExportarClientes = rotaDeExportacao(exportarClientes, {
  entidade: 'cliente',
  arquivo: 'clientes',
  colunas: () => COLUNAS,
  ids: ({ tx, sessao, negocio, filtro, agora }, maximo) =>
    idsDosClientes(tx, sessao, filtro, diaDaLista(negocio, agora), maximo),
  linhas: async ({ tx, sessao, negocio, agora }, ids) => {
    const dia = diaDaLista(negocio, agora)
    const linhas = await clientesPorIds(tx, sessao, ids, dia)
    return linhas.map((linha) => apresentarClienteDaLista(linha, dia.hoje))
  },
})
