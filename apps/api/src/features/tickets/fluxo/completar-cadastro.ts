import { problemaDoNascimento } from '@balcao/dominio/conta/campos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import {
  type CadastroDoConsumidor,
  faltasDoCadastro,
  impedimentoParaCompletarCadastro,
} from '@balcao/dominio/tickets/cadastro'
import { completarCadastro } from '@balcao/dominio/tickets/fluxo/contratos-escrita'
import { FRASES } from '@balcao/dominio/tickets/historico'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { rota } from '../../../rota.ts'
import { contaProvada } from '../abertura/atendimento.ts'
import { carregarParaMudar } from '../nucleo/carregar-para-mudar.ts'
import { type Mudanca, mudarTicket } from '../nucleo/mudar-ticket.ts'
import type { LinhaDoTicket } from '../nucleo/queries-mudanca.ts'
import { recusarSe } from '../nucleo/recusar.ts'
import { ligarAoCliente } from './ligar-ao-cliente.ts'

/** TIC-12 The ticket becomes a customer's, or whoever opened it gets a whole registration. */
export const rotaCompletarCadastro = rota(
  completarCadastro,
  async ({ params, corpo, sessao, negocio, autoria, agora, tx }) => {
    const { idCli, versao, ...campos } = corpo
    const { linha } = await carregarParaMudar(tx, sessao, params.idTicket, versao)
    recusarSe(impedimentoParaCompletarCadastro(linha))
    if (idCli !== undefined) {
      const ligado = await ligarAoCliente(tx, { negocio, autoria, sessao }, linha, idCli)
      return { message: FEITO + eMais(ligado.outros), versao: ligado.versao }
    }
    const cadastro = {
      documento: campos.documento ?? null,
      nome: campos.nome ?? null,
      email: campos.email ?? null,
      telefone: campos.telefone ?? null,
      data_nascimento: campos.data_nascimento ?? null,
    }
    const mudanca = await cadastrarConsumidor(tx, linha, cadastro, hojeEm(agora))
    const { versao: nova } = await mudarTicket(tx, { negocio, autoria }, linha, mudanca)
    return { message: FEITO, versao: nova }
  },
)

const FEITO = 'Cadastro completado com sucesso'

const eMais = (outros: number): string => {
  if (outros === 0) return ''
  return outros === 1
    ? '; outro ticket do mesmo remetente foi junto'
    : `; outros ${outros} tickets do mesmo remetente foram juntos`
}

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
