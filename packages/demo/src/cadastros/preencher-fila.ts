import {
  cadastro,
  campoAdicional,
  clienteBanco,
  clienteReferencia,
  clienteRegistro,
} from '@balcao/api/src/features/cadastros/nucleo/tabelas.ts'
import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import type { FormularioDoCadastro } from '@balcao/dominio/cadastros/formulario'
import { asc } from 'drizzle-orm'
import type { NegocioDemo } from '../filiais/filiais.ts'
import type { Demo } from '../gerar-demo.ts'
import { type Ids, lerIds } from '../ler-ids.ts'
import { criarSorteio } from '../sorteio.ts'
import { cpfDa, gerarFila, type PedidoGerado } from './gerar-fila.ts'
import { gerarFormulario } from './gerar-formulario.ts'
import { contarDecisao, contarPedido } from './preencher-noticias.ts'
import { preencherProspects } from './preencher-prospects.ts'

type Fontes = { negocio: NegocioDemo; hoje: string; demo: Demo }

/** CAD-01 The queue of approval, with the prospects it is about and what was told of each decision. */
export async function preencherFila(tx: Executor, { negocio, hoje, demo }: Fontes): Promise<void> {
  const pedidos = gerarFila(negocio, hoje, demo)
  await preencherProspects(tx, negocio, pedidos, await lerIds(tx, demo))
  const ids = await lerIds(tx, demo)
  const camposAdicionais = await preencherCampos(tx)
  const sorteio = criarSorteio(`${negocio}/formularios`)
  const ultima = pedidos.findLast(({ situacao }) => situacao === 'RECUSADO')
  for (const pedido of pedidos) {
    const formulario = gerarFormulario(
      pedido,
      {
        filialId: ids.filial(pedido.cliente.filiais[0] ?? 0),
        atividade: ids.opcao('ATIVIDADE', pedido.cliente.atividade),
        comoConheceu: ids.opcao('COMO_CONHECEU', 'Visita do representante'),
        tabelaPreco: ids.tabela(pedido.cliente.tabela),
        camposAdicionais,
      },
      sorteio,
    )
    const gravado = await gravarPedido(tx, pedido, formulario, ids)
    await contarPedido(tx, gravado)
    if (pedido.decididoEm) await contarDecisao(tx, gravado, pedido.cliente, { lida: pedido !== ultima })
  }
}

async function gravarPedido(tx: Executor, pedido: PedidoGerado, formulario: FormularioDoCadastro, ids: Ids) {
  const { situacao, completa, solicitadoEm, decididoEm, motivo } = pedido
  const clienteId = ids.cliente(pedido.cliente.documento)
  const solicitanteId = ids.colaborador(cpfDa('REPRESENTANTE'))
  const quando = { criadoEm: solicitadoEm, atualizadoEm: decididoEm ?? solicitadoEm }
  const { empresa, contatos } = formulario
  await tx.insert(clienteRegistro).values({
    clienteId,
    isento: empresa.isento,
    comoConheceuId: empresa.comoConheceu,
    contribuinte: empresa.contribuinte === '1',
    cnae: empresa.cnae,
    nomeSocio: contatos.nomeSocio,
    nomeContato: contatos.nomeContato,
    emailNfe: contatos.emailNFe,
    emailBoleto: contatos.emailBoleto,
    observacoes: contatos.observacoes,
    ...quando,
  })
  await tx
    .insert(clienteReferencia)
    .values(formulario.referenciasComerciais.map((linha) => ({ ...linha, clienteId, ...quando })))
  await tx
    .insert(clienteBanco)
    .values(formulario.dadosBancarios.map((linha) => ({ ...linha, clienteId, ...quando })))
  const [gravado] = await tx
    .insert(cadastro)
    .values({
      clienteId,
      modo: 'COMPLETO',
      situacao,
      completa,
      formulario,
      solicitanteId,
      solicitadoEm,
      decisorId: decididoEm && ids.colaborador(cpfDa('GERENTE')),
      decididoEm,
      motivo,
      ...quando,
      criadoPor: solicitanteId,
      versao: decididoEm ? 2 : 1,
    })
    .returning()
  if (!gravado) throw new Error(`O cadastro de ${pedido.cliente.documento} não foi gravado`)
  return gravado
}

/** CAD-10 What the business asks beyond the rest, each as its kind is answered. */
async function preencherCampos(tx: Executor): Promise<FormularioDoCadastro['camposAdicionais']> {
  const campos = await tx.select().from(campoAdicional).orderBy(asc(campoAdicional.ordem))
  return campos.flatMap(({ id, tipo, opcoes, obrigatorio }) => {
    const valor = { LISTA: opcoes[0] ?? '', SIM_NAO: 'S', NUMERO: '3', DATA: '', TEXTO: '' }[tipo]
    return valor || obrigatorio ? [{ id, valor }] : []
  })
}
