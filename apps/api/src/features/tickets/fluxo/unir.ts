import { ErroDeNegocio } from '@balcao/dominio/erros'
import { FRASES } from '@balcao/dominio/tickets/historico'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { desfazerUniao, unirTicket } from '@balcao/dominio/tickets/uniao/contratos'
import {
  impedimentoDoDestino,
  impedimentoParaDesfazerUniao,
  impedimentoParaUnir,
} from '@balcao/dominio/tickets/uniao/regras'
import { rota } from '../../../rota.ts'
import { exigirSaldo } from '../nucleo/exigir-saldo.ts'
import { mudarTicket } from '../nucleo/mudar-ticket.ts'
import { etiquetasDoTicket, porEtiquetas, tirarEtiquetas } from '../nucleo/queries-etiquetas.ts'
import { itensTomadosPeloTicket } from '../nucleo/queries-saldo.ts'
import { porSeguidores, seguidoresDoTicket, tirarSeguidores } from '../nucleo/queries-seguidores.ts'
import { encerrarUniao, inserirUniao, uniaoVigente } from '../nucleo/queries-uniao.ts'
import { recusarSe } from '../nucleo/recusar.ts'
import { exigirNoCampo, travarPar } from '../nucleo/travar-par.ts'

/**
 * MES-06/uniao A duplicate becomes part of another. Its entries, files and links stay where they are and show there too; tags and
 * followers are added there. Put away without an end, it is in no queue and late for nothing, counts as no conclusion, and
 * asks for no product.
 */
export const rotaUnirTicket = rota(
  unirTicket,
  async ({ params, corpo, sessao, negocio, autoria, agora, tx }) => {
    await exigirNoCampo(tx, sessao, 'destino', corpo.destino)
    const { origem, destino } = await travarPar(tx, sessao, {
      origemId: params.idTicket,
      destinoId: corpo.destino,
      versao: corpo.versao,
    })
    recusarSe(impedimentoParaUnir(origem.estado))
    recusarSe(impedimentoDoDestino(origem.linha, destino.linha))
    const [de, para] = [origem.linha, destino.linha]
    const devolve = await itensTomadosPeloTicket(tx, de.id)
    if (devolve.length > 0 && !corpo.liberaProdutos) throw new ErroDeNegocio('UNIAO_COM_PRODUTOS')

    const jaTem = (await etiquetasDoTicket(tx, para.id)).map(({ id }) => id)
    const etiquetas = (await etiquetasDoTicket(tx, de.id))
      .map(({ id }) => id)
      .filter((id) => !jaTem.includes(id))
    await porEtiquetas(tx, autoria, para.id, etiquetas)
    const seguidores = await porSeguidores(tx, para.id, await seguidoresDoTicket(tx, de.id), agora)
    await inserirUniao(tx, {
      origemId: de.id,
      destinoId: para.id,
      unidoEm: agora,
      unidoPor: autoria.colaboradorId,
      trouxe: { etiquetas, seguidores },
    })
    const { versao } = await mudarTicket(tx, { negocio, autoria }, de, {
      campos: { arquivadoEm: agora, unidoA: para.id },
      entrada: {
        tipo: 'PUBLICO',
        acao: 'UNIAO',
        mensagem: FRASES.uniaoA(formatarProtocolo(para.protocolo), devolve.length > 0),
        dados: { destino: para.id },
      },
    })
    await mudarTicket(tx, { negocio, autoria }, para, {
      entrada: {
        tipo: 'PUBLICO',
        acao: 'UNIAO',
        mensagem: FRASES.uniaoDe(formatarProtocolo(de.protocolo)),
        dados: { origem: de.id },
      },
    })
    return { message: 'Ticket unido com sucesso', versao, destino: para.id }
  },
)

/** MES-06/uniao What it brought goes with it; what was written in the other one since then stays there. */
export const rotaDesfazerUniao = rota(
  desfazerUniao,
  async ({ params, corpo, sessao, negocio, autoria, agora, tx }) => {
    const antes = await uniaoVigente(tx, params.idTicket)
    const destinoId = antes?.uniao.destinoId ?? params.idTicket
    const { origem, destino } = await travarPar(tx, sessao, {
      origemId: params.idTicket,
      destinoId,
      versao: corpo.versao,
    })
    const { diasParaDesfazerUniao } = negocio.parametros(origem.linha.filialId)
    // Asked again behind the lock: somebody may have undone it meanwhile.
    const vigente = await uniaoVigente(tx, params.idTicket)
    recusarSe(impedimentoParaDesfazerUniao(vigente?.uniao ?? null, diasParaDesfazerUniao, agora))
    if (!vigente || vigente.uniao.destinoId !== destinoId) throw new ErroDeNegocio('TICKET_MUDOU')
    const { id, trouxe } = vigente.uniao
    const [de, para] = [origem.linha, destino.linha]
    await encerrarUniao(tx, id, { quando: agora, por: autoria.colaboradorId })
    await tirarEtiquetas(tx, para.id, trouxe.etiquetas)
    await tirarSeguidores(tx, para.id, trouxe.seguidores)
    const { versao } = await mudarTicket(tx, { negocio, autoria }, de, {
      campos: { arquivadoEm: null, unidoA: null },
      entrada: {
        tipo: 'PUBLICO',
        acao: 'UNIAO_DESFEITA',
        mensagem: FRASES.uniaoDesfeita(formatarProtocolo(para.protocolo)),
      },
    })
    await mudarTicket(tx, { negocio, autoria }, para, {
      entrada: {
        tipo: 'PUBLICO',
        acao: 'UNIAO_DESFEITA',
        mensagem: FRASES.uniaoDesfeita(formatarProtocolo(de.protocolo)),
      },
    })
    // What it had given back to the balance may be somebody else's by now.
    await exigirSaldo(tx, de.id)
    return { message: 'União desfeita', versao }
  },
)
