import { MOTIVO_UNICO } from '@balcao/dominio/aprovacoes/tipos'
import { tipoDoContatoDoCadastro } from '@balcao/dominio/cadastros/contato-do-cadastro'
import type { FormularioDoCadastro } from '@balcao/dominio/cadastros/formulario'
import { resumoDoCadastro } from '@balcao/dominio/cadastros/frase-do-cadastro'
import type { ModoDeCadastro } from '@balcao/dominio/cadastros/modos'
import type { ParecidoVisto } from '@balcao/dominio/cadastros/parecidos'
import { mesmoEndereco } from '@balcao/dominio/enderecos/repetido'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { emailGuardado, telefoneGuardado } from '@balcao/dominio/validacao-de-contato'
import type { Caso } from '../../../negocio.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../../platform/banco/historico.ts'
import type { Sessao } from '../../../sessao.ts'
import { pedirAprovacao } from '../../aprovacoes/pedir.ts'
import { type ClienteGravado, gravarCliente } from '../../clientes/queries-mudanca.ts'
import { inserirContato, outrosContatos } from '../../contatos/queries.ts'
import { enderecosDoCliente, inserirEndereco, mudarEndereco } from '../../enderecos/queries.ts'
import { opcoesDaLista } from '../../opcoes/queries.ts'
import type { Escolhas } from '../formulario/conferir-cadastro.ts'
import {
  colunasDasReferencias,
  colunasDoCliente,
  colunasDoEndereco,
  colunasDoRegistro,
} from './colunas-do-cadastro.ts'
import { gravarMeios } from './gravar-meios.ts'
import {
  gravarRegistro,
  inserirCliente,
  ligarFilial,
  trocarBancos,
  trocarCampos,
  trocarReferencias,
} from './queries-gravacao.ts'
import { registrarCadastro } from './registrar-cadastro.ts'

export type Gravacao = {
  formulario: FormularioDoCadastro
  escolhas: Escolhas
  /** The prospect that is completed, held; null for a new customer. */
  anterior: ClienteGravado | null
  modo: ModoDeCadastro
  /** Whether somebody must look at it first. */
  pendente: boolean
  parecidos: ParecidoVisto[]
  /** By which name the form sent the document. */
  campoDoDocumento?: string
}

/** CAD-04 Writes a customer with all that was typed of them, and the registration behind it; what may be written was decided before. */
export async function gravarCadastro(
  tx: Tx,
  { negocio, autoria, sessao }: Caso & { sessao: Sessao },
  gravacao: Gravacao,
): Promise<{ clienteId: number; cadastroId: number }> {
  const { formulario, escolhas, anterior } = gravacao
  const colunas = colunasDoCliente(formulario, escolhas, anterior)
  const clienteId = anterior ? anterior.id : await criarCliente(tx, { autoria, sessao }, gravacao, colunas)
  if (anterior) await gravarCliente(tx, autoria, anterior.id, colunas)
  await gravarRegistro(tx, autoria, clienteId, colunasDoRegistro(formulario))
  await gravarMeios(tx, autoria, clienteId, formulario)
  await trocarReferencias(tx, autoria, clienteId, colunasDasReferencias(formulario))
  await trocarBancos(tx, autoria, clienteId, formulario.dadosBancarios)
  const valores = new Map(formulario.camposAdicionais.map(({ id, valor }) => [id, valor]))
  await trocarCampos(tx, clienteId, escolhas.camposEmUso, valores)
  const filialId = formulario.empresa.filialId ?? sessao.filialId
  if (filialId !== null) await ligarFilial(tx, clienteId, filialId)
  await gravarEntrega(tx, autoria, clienteId, {
    cobranca: colunasDoEndereco(formulario.enderecoCobranca, escolhas.cidades.enderecoCobranca),
    entrega: colunasDoEndereco(formulario.enderecoEntrega, escolhas.cidades.enderecoEntrega),
  })
  await gravarContato(tx, autoria, clienteId, formulario)
  const cadastroId = await registrarCadastro(tx, autoria, clienteId, { ...gravacao, colunas })
  if (gravacao.pendente)
    await pedirAprovacao(
      tx,
      { negocio, autoria },
      {
        tipo: 'CADASTRO',
        referenciaId: cadastroId,
        clienteId,
        filialId,
        solicitanteId: sessao.colaboradorId,
        resumo: resumoDoCadastro({
          simulacao: formulario.empresa.simulacao,
          completa: anterior !== null,
          modo: gravacao.modo,
          parecidos: gravacao.parecidos.length,
        }),
        motivos: [MOTIVO_UNICO],
      },
    )
  return { clienteId, cadastroId }
}

async function criarCliente(
  tx: Tx,
  { autoria, sessao }: { autoria: Autoria; sessao: Sessao },
  { formulario, campoDoDocumento = 'documento' }: Gravacao,
  colunas: ReturnType<typeof colunasDoCliente>,
): Promise<number> {
  const id = await inserirCliente(tx, autoria, {
    ...colunas,
    documento: formulario.documento,
    dataCadastro: hojeEm(autoria.agora),
    // Who registers a customer in the field looks after them; and sees them.
    representanteId: sessao.tipo === 'REPRESENTANTE' ? sessao.colaboradorId : null,
  })
  if (id !== null) return id
  const recusa = new ErroDeNegocio('DOCUMENTO_JA_CADASTRADO')
  throw new ErroDeNegocio(recusa.codigo, { campos: { [campoDoDocumento]: recusa.message } })
}

/** CAD-08, CLI-06 Whom one talks to becomes a contact of the customer, once. */
async function gravarContato(
  tx: Tx,
  autoria: Autoria,
  clienteId: number,
  { contatos: { nomeContato: nome, telefone1, celular1, email: digitado } }: FormularioDoCadastro,
): Promise<void> {
  if (nome === '') return
  const atuais = await outrosContatos(tx, clienteId)
  if (atuais.some((atual) => atual.nome.toLowerCase() === nome.toLowerCase())) return
  const tipoId = tipoDoContatoDoCadastro(await opcoesDaLista(tx, 'TIPO_CONTATO'))
  if (tipoId === null) return
  const email = emailGuardado(digitado)
  const dados = {
    nome,
    tipoId,
    telefone: telefoneGuardado(telefone1) || null,
    celular: telefoneGuardado(celular1) || null,
    // CLI-06 No two contacts of a customer have the same.
    email: atuais.some((atual) => atual.email === email) ? null : email || null,
  }
  const id = await inserirContato(tx, autoria, clienteId, dados)
  await registrarHistorico(tx, autoria, {
    entidade: 'contato',
    entidadeId: id,
    acao: 'CRIAR',
    dados: { cliente: clienteId, ...dados },
  })
}

type Endereco = ReturnType<typeof colunasDoEndereco>

/** CAD-09, ENT-07 Where goods go when it is not where one charges; the one chosen before stays in the list. */
async function gravarEntrega(
  tx: Tx,
  autoria: Autoria,
  clienteId: number,
  { cobranca, entrega }: { cobranca: Endereco; entrega: Endereco },
): Promise<void> {
  const atuais = await enderecosDoCliente(tx, clienteId)
  const outro = mesmoEndereco(cobranca, entrega) ? null : entrega
  const gravado = outro && atuais.find((atual) => mesmoEndereco(atual, outro))
  for (const { id, selecionado } of atuais)
    if (selecionado && id !== gravado?.id) await mudarEndereco(tx, autoria, id, { selecionado: false })
  if (!outro || gravado?.selecionado) return
  const { id } = gravado ?? (await inserirEndereco(tx, autoria, { ...outro, clienteId, observacao: null }))
  await mudarEndereco(tx, autoria, id, { selecionado: true })
}
