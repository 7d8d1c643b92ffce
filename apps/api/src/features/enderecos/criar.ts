import type { ValorDe } from '@balcao/dominio/contrato'
import { criarEnderecoDeEntrega } from '@balcao/dominio/enderecos/contratos'
import { mesmoEndereco } from '@balcao/dominio/enderecos/repetido'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { rota } from '../../rota.ts'
import { travarCliente } from '../clientes/queries-mudanca.ts'
import { cidadeDoNome } from '../lugares/achar-cidade.ts'
import { cidadePorIbge } from '../lugares/cidade-por-ibge.ts'
import { apresentarEndereco } from './presenter.ts'
import { enderecosDoCliente, inserirEndereco, MAXIMO_DE_ENDERECOS } from './queries.ts'
import { registrarDoEndereco } from './registrar.ts'

/** The customer is held: of two people who write the same address at once, the second finds the first. */
export const rotaCriarEnderecoDeEntrega = rota(
  criarEnderecoDeEntrega,
  async ({ params, corpo, sessao, autoria, tx }) => {
    const dono = await travarCliente(tx, sessao, params.idCli)
    const { cep, rua, numero, complemento, bairro, estado, obs } = corpo
    const { cidade, ibge } = cidadeDe(corpo)
    const lugar = { cep, logradouro: rua, numero, complemento, bairro, cidade, ibge, uf: estado }
    const atuais = await enderecosDoCliente(tx, dono.id)
    if (atuais.some((atual) => mesmoEndereco(atual, lugar))) throw new ErroDeNegocio('ENDERECO_JA_CADASTRADO')
    if (atuais.length >= MAXIMO_DE_ENDERECOS) throw new ErroDeNegocio('ENDERECOS_DEMAIS')
    const gravado = await inserirEndereco(tx, autoria, { ...lugar, clienteId: dono.id, observacao: obs })
    await registrarDoEndereco(tx, autoria, gravado, 'CRIAR', { ...lugar, observacao: obs })
    return apresentarEndereco(gravado)
  },
)

/** END-02 By its code where that is sent, or else by its name in that state. */
function cidadeDe({ estado, ibge, cidade }: ValorDe<typeof criarEnderecoDeEntrega, 'corpo'>) {
  if (ibge === undefined && cidade === undefined) throw recusa('cidade', MENSAGENS.obrigatorio)
  const doCodigo = ibge === undefined ? null : cidadePorIbge(estado, ibge)
  if (ibge !== undefined && doCodigo !== null) return { ibge, cidade: doCodigo }
  const doNome = ibge === undefined ? cidadeDoNome(estado, cidade ?? '') : null
  if (!doNome) throw recusa(ibge === undefined ? 'cidade' : 'ibge', MENSAGENS.cidadeDeOutroEstado)
  return doNome
}

const recusa = (campo: string, mensagem: string) =>
  new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { [campo]: mensagem } })
