import { excluirAutomacao, restaurarAutomacao } from '@balcao/dominio/automacoes/contratos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { rota } from '../../rota.ts'
import { exigirLugar, registrar, travarParaMudar } from './criar-e-alterar.ts'
import { mudarAutomacao } from './queries-escrita.ts'

/** MES-10 It stops at once; `rotaRestaurarAutomacao` brings it back as it was. */
export const rotaExcluirAutomacao = rota(excluirAutomacao, async ({ params, query, tx, autoria }) => {
  const gravada = await travarParaMudar(tx, params.idAutomacao, query.versao)
  if (gravada.excluidaEm) throw new ErroDeNegocio('NAO_ENCONTRADO')
  await mudarAutomacao(tx, autoria, gravada.id, { excluidaEm: autoria.agora })
  await registrar(tx, autoria, gravada.id, 'EXCLUIR', { nome: gravada.nome })
  return { message: `“${gravada.nome}” excluída.`, versao: gravada.versao + 1 }
})

export const rotaRestaurarAutomacao = rota(
  restaurarAutomacao,
  async ({ params, corpo, negocio, tx, autoria, agora }) => {
    const gravada = await travarParaMudar(tx, params.idAutomacao, corpo.versao)
    if (!gravada.excluidaEm) throw new ErroDeNegocio('AUTOMACAO_NAO_EXCLUIDA')
    if (gravada.ativa) await exigirLugar(tx, negocio, gravada.id)
    // What happened while it was away stays as it was.
    const ativadaEm = gravada.ativa ? agora : gravada.ativadaEm
    await mudarAutomacao(tx, autoria, gravada.id, { excluidaEm: null, ativadaEm })
    await registrar(tx, autoria, gravada.id, 'RESTAURAR')
    return { message: `“${gravada.nome}” está de volta.`, versao: gravada.versao + 1 }
  },
)
