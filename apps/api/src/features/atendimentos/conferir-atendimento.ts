import type { registrarAtendimento } from '@balcao/dominio/atendimentos/contratos'
import { filialDoAtendimento, problemasDoAtendimento } from '@balcao/dominio/atendimentos/regras'
import type { ValorDe } from '@balcao/dominio/contrato'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { orcamentoEmAberto } from '@balcao/dominio/orcamentos/status'
import type { Negocio } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import { exigirCliente } from '../clientes/exigir-cliente.ts'
import { filiaisDoCliente } from '../clientes/queries.ts'
import { opcaoEmUso } from '../opcoes/queries.ts'
import { travarOrcamentoDoCliente } from '../orcamentos/nucleo/queries-mudanca.ts'

const SEM_FILIAL = 'Nenhuma filial atende este cliente: não há quem faça o retorno.'

type Pergunta = { tx: Tx; sessao: Sessao; negocio: Negocio; agora: Date }
type Corpo = ValorDe<typeof registrarAtendimento, 'corpo'>

/** CLI-08 All that an attendance refers to, or everything that is wrong with it; its quote is held from here on. */
export async function conferirAtendimento({ tx, sessao, negocio, agora }: Pergunta, corpo: Corpo) {
  const cliente = await exigirCliente(tx, sessao, corpo.cliente_id)
  const { orcamento_id: orcamentoId, motivoPerda: motivoPerdaId, data_retorno: dataRetorno } = corpo
  const orcamento = orcamentoId
    ? await travarOrcamentoDoCliente(tx, sessao, { id: orcamentoId, clienteId: cliente.id })
    : undefined
  const doCliente = (await filiaisDoCliente(tx, cliente.id)).map(({ id }) => id)
  const filialId = filialDoAtendimento(orcamento?.filialId ?? null, { daSessao: sessao.filialId, doCliente })
  const exigencias = negocio.parametrosEntre(filialId === null ? [] : [filialId])
  const motivo = await opcaoEmUso(tx, 'MOTIVO_ATENDIMENTO', { id: corpo.motivo_id })
  const motivoPerda = motivoPerdaId ? await opcaoEmUso(tx, 'MOTIVO_PERDA', { id: motivoPerdaId }) : undefined
  const campos: Record<string, string> = {
    ...(motivo ? {} : { motivo_id: MENSAGENS.invalido }),
    ...(orcamentoId && !orcamento ? { orcamento_id: MENSAGENS.invalido } : {}),
    ...(motivoPerdaId && !motivoPerda ? { motivoPerda: MENSAGENS.invalido } : {}),
    ...(dataRetorno && filialId === null ? { data_retorno: SEM_FILIAL } : {}),
    ...problemasDoAtendimento(corpo, exigencias, agora),
  }
  if (!motivo || Object.keys(campos).length > 0) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos })
  if (orcamento && !orcamentoEmAberto(orcamento)) throw new ErroDeNegocio('ORCAMENTO_ENCERRADO')
  return {
    clienteId: cliente.id,
    motivo,
    orcamento: orcamento ?? null,
    motivoPerda: motivoPerda ?? null,
    retorno: dataRetorno && filialId !== null ? { data: dataRetorno, filialId } : null,
  }
}

export type AtendimentoConferido = Awaited<ReturnType<typeof conferirAtendimento>>
