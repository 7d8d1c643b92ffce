import { ASSUNTOS_AJUSTADOS } from '@balcao/dominio/ajustes/assuntos'
import { NAO, SIM } from '@balcao/dominio/ajustes/campo'
import { type ContratosDaTabela, EM_USO, POSICAO } from '@balcao/dominio/ajustes/tabela'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import type { Rota } from '../../platform/http/rota.ts'
import { rota } from '../../rota.ts'
import { criarLinha, mudarLinha, travarLinha } from './mudar-linha.ts'
import { type Assunto, lerTabela } from './queries-linhas.ts'

/** ADM-05 What can be done in a subject of rows. */
export function rotasDaTabela(assunto: Assunto, contratos: ContratosDaTabela): Rota[] {
  const { um } = ASSUNTOS_AJUSTADOS[assunto.assunto]
  const { genero } = assunto.descricao
  const frase = (nome: string, feito: string) => `${um} “${nome}” ${feito}${genero}.`
  return [
    rota(contratos.listar, async ({ tx }) => {
      const { campos, linhas } = await lerTabela(tx, assunto)
      return { campos, itens: linhas.map(({ ordem: _ordem, ...linha }) => linha) }
    }),
    rota(contratos.criar, async ({ corpo: { valores }, tx, autoria }) => {
      const { id, nome } = await criarLinha(tx, autoria, assunto, valores)
      return { message: frase(nome, 'criad'), id, versao: 1 }
    }),
    rota(contratos.alterar, async ({ params: { idLinha }, corpo: { valores, versao }, tx, autoria }) => {
      const { atual, tabela } = await travarLinha(tx, assunto, idLinha, versao, valores)
      const nome = await mudarLinha(tx, autoria, assunto, { atual, tabela, novos: valores })
      return resposta(atual, frase(nome, 'alterad'))
    }),
    rota(contratos.mover, async ({ params: { idLinha }, corpo: { posicao, versao }, tx, autoria }) => {
      if (assunto.descricao.ordem !== 'propria') throw new ErroDeNegocio('NAO_ENCONTRADO')
      const { atual, tabela } = await travarLinha(tx, assunto, idLinha, versao)
      if (!atual.ativo) throw new ErroDeNegocio('AJUSTE_RETIRADO')
      const novos = {
        [POSICAO]: String(Math.min(posicao, tabela.linhas.filter(({ ativo }) => ativo).length)),
      }
      await mudarLinha(tx, autoria, assunto, { atual, tabela, novos })
      return resposta(atual, `${um} “${atual.nome}” em outro lugar.`)
    }),
    rota(contratos.retirar, async ({ params: { idLinha }, corpo: { versao }, tx, autoria }) => {
      const { atual, tabela } = await travarLinha(tx, assunto, idLinha, versao)
      if (!atual.ativo) throw new ErroDeNegocio('AJUSTE_RETIRADO')
      await mudarLinha(tx, autoria, assunto, { atual, tabela, novos: { [EM_USO]: NAO } })
      return resposta(atual, frase(atual.nome, 'retirad'))
    }),
    rota(contratos.restaurar, async ({ params: { idLinha }, corpo: { versao }, tx, autoria }) => {
      const { atual, tabela } = await travarLinha(tx, assunto, idLinha, versao)
      if (atual.ativo) throw new ErroDeNegocio('AJUSTE_NAO_RETIRADO')
      await mudarLinha(tx, autoria, assunto, { atual, tabela, novos: { [EM_USO]: SIM } })
      return resposta(atual, `${um} “${atual.nome}” de volta.`)
    }),
  ]
}

const resposta = ({ id, versao }: { id: number; versao: number }, message: string) => ({
  message,
  id,
  versao: versao + 1,
})
