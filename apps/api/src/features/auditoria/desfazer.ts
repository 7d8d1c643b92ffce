import type { AssuntoAjustado, ValoresDoAjuste } from '@balcao/dominio/ajustes/assuntos'
import { desfazerAjuste } from '@balcao/dominio/auditoria/contratos'
import { ehAjuste, porQueNaoDesfaz } from '@balcao/dominio/auditoria/desfazer'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { pode } from '@balcao/dominio/permissoes'
import { rota } from '../../rota.ts'
import type { Desfazer } from '../ajustes/desfazer.ts'
import { paraDesfazer } from './presenter.ts'
import { entradaPorId } from './queries.ts'

/** ADM-01 Every subject that is set, with the hands that take its changes back. */
export const criarRotaDesfazer = (maos: Record<AssuntoAjustado, Desfazer>) =>
  rota(
    desfazerAjuste,
    async ({ params, sessao, autoria, negocio, gravar }) => {
      const resposta = await gravar(async (tx) => {
        const linha = await entradaPorId(tx, params.idEntrada)
        if (!linha) throw new ErroDeNegocio('NAO_ENCONTRADO')
        const porque = porQueNaoDesfaz(paraDesfazer(linha), (acao) => pode(sessao.autorizacoes, acao))
        if (porque) throw new ErroDeNegocio(porque)
        const { id, entidade, entidadeId, dados } = linha.entrada
        if (!ehAjuste(entidade)) throw new ErroDeNegocio('NAO_SE_DESFAZ')
        await maos[entidade](
          { tx, sessao, autoria },
          {
            id,
            entidadeId,
            antes: (dados?.antes ?? null) as ValoresDoAjuste | null,
            depois: (dados?.depois ?? null) as ValoresDoAjuste | null,
          },
        )
        return { message: 'Mudança desfeita.' }
      })
      await negocio.renovarParametros()
      return resposta
    },
    { transacao: 'tardia' },
  )
