import { ASSUNTOS_DOS_PARAMETROS, assuntosDosParametros } from '@balcao/dominio/parametros/assuntos'
import { listarParametros } from '@balcao/dominio/parametros/contratos'
import { rota } from '../../rota.ts'
import { unidadesVisiveis } from '../filiais/queries.ts'
import { filialVisivel } from '../filiais/visibilidade.ts'
import { type LerEscolhas, lerEscolhas } from './escolhas.ts'
import { apresentarParametros } from './presenter.ts'
import { parametrosComVersao } from './queries.ts'

export const criarRotaListarParametros = (tiposDeTicket: LerEscolhas) =>
  rota(listarParametros, async ({ tx, sessao }) => {
    const [gravados, filiais, escolhas] = await Promise.all([
      parametrosComVersao(tx),
      unidadesVisiveis(tx, filialVisivel(sessao)),
      lerEscolhas(tx, tiposDeTicket),
    ])
    return {
      assuntos: assuntosDosParametros.map((chave) => ({ chave, nome: ASSUNTOS_DOS_PARAMETROS[chave].nome })),
      filiais: filiais.map(({ id, nome }) => ({ id, nome })),
      mudaONegocio: sessao.veTudo,
      itens: apresentarParametros(gravados, escolhas, new Set(filiais.map(({ id }) => id))),
    }
  })
