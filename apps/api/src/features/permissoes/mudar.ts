import { ErroDeNegocio } from '@balcao/dominio/erros'
import { decidirDaPessoa, mudarPermissoes } from '@balcao/dominio/permissoes/contratos'
import { dizerAcao, dizerPessoas, preverMudancas } from '@balcao/dominio/permissoes/regras'
import { rota } from '../../rota.ts'
import {
  chaveDaCelula,
  decidirDaUmaPessoa,
  decidirDosTipos,
  exigirNegocioInteiro,
  recusar,
} from './decidir.ts'
import { lerEstado } from './ler.ts'
import { pessoaPorId, travarDecididas, travarDecisao } from './queries.ts'

/** ADM-03 In force before the answer: the trigger of the tables makes every process forget what it remembered. */
export const rotaMudarPermissoes = rota(mudarPermissoes, async ({ corpo, sessao, autoria, tx }) => {
  exigirNegocioInteiro(sessao)
  const { mudancas } = corpo
  const pedidas = new Map(mudancas.map((mudanca) => [chaveDaCelula(mudanca), mudanca]))
  if (pedidas.size < mudancas.length) recusar('mudancas', 'A mesma permissão veio duas vezes.')
  const gravadas = await travarDecididas(tx, autoria, mudancas)
  if (gravadas.some((gravada) => gravada.versao !== pedidas.get(chaveDaCelula(gravada))?.versao))
    throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
  const { linhas, pessoas } = preverMudancas(await lerEstado(tx), mudancas)
  await decidirDosTipos({ tx, sessao, autoria }, gravadas, mudancas)
  return {
    message:
      linhas.length === 0 ? 'Nada mudou.' : `Permissões salvas. Já valem, para ${dizerPessoas(pessoas)}.`,
  }
})

export const rotaDecidirDaPessoa = rota(
  decidirDaPessoa,
  async ({ params: { idColab }, corpo, sessao, autoria, tx }) => {
    exigirNegocioInteiro(sessao)
    const { acao, autorizado, motivo, versao } = corpo
    const pessoa = await pessoaPorId(tx, idColab)
    if (!pessoa) throw new ErroDeNegocio('NAO_ENCONTRADO')
    const gravada = await travarDecisao(tx, autoria, { idColab, acao })
    if (gravada.versao !== versao) throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
    await decidirDaUmaPessoa({ tx, sessao, autoria }, gravada, { pessoa, acao, autorizado, motivo })
    const feito = { true: 'agora pode', false: 'já não pode', null: 'volta ao que o tipo de conta pode' }
    return { message: `${pessoa.nome} ${feito[`${autorizado}`]}: ${dizerAcao(acao)}.` }
  },
)
