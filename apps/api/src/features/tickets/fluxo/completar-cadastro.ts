import { problemaDoNascimento } from '@balcao/dominio/conta/campos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import {
  type CadastroDoConsumidor,
  faltasDoCadastro,
  impedimentoParaCompletarCadastro,
} from '@balcao/dominio/tickets/cadastro'
import { completarCadastro } from '@balcao/dominio/tickets/fluxo/contratos-escrita'
import { FRASES } from '@balcao/dominio/tickets/historico'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { Tx } from '../../../platform/banco/conexao.ts'
import type { Autoria } from '../../../platform/banco/historico.ts'
import { rota } from '../../../rota.ts'
import type { Sessao } from '../../../sessao.ts'
import { registrarAtividade } from '../../atividades/queries.ts'
import { clienteVisivelPorId } from '../../clientes/queries.ts'
import { clientesVinculados } from '../../clientes/queries-vinculo.ts'
import { contaProvada } from '../abertura/atendimento.ts'
import { carregarParaMudar } from '../nucleo/carregar-para-mudar.ts'
import { type Mudanca, mudarTicket } from '../nucleo/mudar-ticket.ts'
import type { LinhaDoTicket } from '../nucleo/queries-mudanca.ts'
import { recusarSe } from '../nucleo/recusar.ts'

/** TIC-12 The ticket becomes a customer's, or whoever opened it gets a whole registration. */
export const rotaCompletarCadastro = rota(
  completarCadastro,
  async ({ params, corpo, sessao, negocio, autoria, agora, tx }) => {
    const { idCli, versao, ...campos } = corpo
    const { linha } = await carregarParaMudar(tx, sessao, params.idTicket, versao)
    recusarSe(impedimentoParaCompletarCadastro(linha))
    const mudanca =
      idCli === undefined
        ? await cadastrarConsumidor(
            tx,
            linha,
            {
              documento: campos.documento ?? null,
              nome: campos.nome ?? null,
              email: campos.email ?? null,
              telefone: campos.telefone ?? null,
              data_nascimento: campos.data_nascimento ?? null,
            },
            hojeEm(agora),
          )
        : await ligarAoCliente(tx, sessao, autoria, linha, idCli)
    const mudado = await mudarTicket(tx, { negocio, autoria }, linha, mudanca)
    return { message: 'Cadastro completado com sucesso', versao: mudado.versao }
  },
)

async function cadastrarConsumidor(
  tx: Tx,
  { consumidorId, contatoEmail }: LinhaDoTicket,
  cadastro: CadastroDoConsumidor,
  hoje: string,
): Promise<Mudanca> {
  const nascimento = problemaDoNascimento(cadastro.data_nascimento, hoje)
  const campos = { ...faltasDoCadastro(cadastro), ...(nascimento && { data_nascimento: nascimento }) }
  if (Object.keys(campos).length > 0) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos })
  return {
    campos: {
      // Whose ticket it is already, it stays.
      consumidorId: consumidorId ?? (await contaProvada(tx, cadastro.documento, cadastro.email)),
      consumidorNome: cadastro.nome,
      consumidorDocumento: cadastro.documento,
      consumidorEmail: cadastro.email,
      consumidorTelefone: cadastro.telefone,
      consumidorNascimento: cadastro.data_nascimento,
      // ALC-01 Now there is whom to write to; whoever was chosen before stays.
      ...(contatoEmail === null && { contatoNome: cadastro.nome, contatoEmail: cadastro.email }),
    },
    entrada: { tipo: 'PUBLICO', acao: 'CADASTRO', mensagem: FRASES.cadastro },
  }
}

async function ligarAoCliente(
  tx: Tx,
  sessao: Sessao,
  { agora, colaboradorId }: Autoria,
  { id, protocolo, consumidorId }: LinhaDoTicket,
  clienteId: number,
): Promise<Mudanca> {
  const cliente = await clienteVisivelPorId(tx, sessao, clienteId)
  if (!cliente) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { idCli: MENSAGENS.invalido } })
  await registrarAtividade(tx, {
    clienteId,
    tipo: 'TICKET',
    referenciaId: id,
    historico: `Ticket ${formatarProtocolo(protocolo)} identificado como deste cliente`,
    colaboradorId,
    criadaEm: agora,
  })
  // SEG-01 That the staff recognises a customer proves nothing about who opened the ticket: they don't learn the name.
  const provado = consumidorId === null || (await clientesVinculados(tx, consumidorId, clienteId)).length > 0
  return {
    campos: { clienteId },
    entrada: {
      tipo: provado ? 'PUBLICO' : 'PRIVADO',
      acao: 'CADASTRO',
      mensagem: FRASES.clienteIdentificado(cliente.fantasia),
    },
  }
}
