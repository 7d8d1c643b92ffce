import { ErroDeNegocio } from '@balcao/dominio/erros'
import { plural } from '@balcao/dominio/formatos/contagem'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { FRASES } from '@balcao/dominio/tickets/historico'
import {
  moverTicketsDeVersao,
  previaDaMudancaDeVersao,
  TICKETS_POR_VEZ,
} from '@balcao/dominio/tipos-de-tickets/contratos'
import { etapaQueContinua } from '@balcao/dominio/tipos-de-tickets/mudar-de-versao'
import { rota } from '../../rota.ts'
import { camposDaEtapa } from '../tickets/fluxo/campos-da-etapa.ts'
import { mudarTicket } from '../tickets/nucleo/mudar-ticket.ts'
import { etapasDoTipo } from '../tickets/nucleo/queries-etapas.ts'
import { tipoPorId } from '../tickets/nucleo/queries-tipo.ts'
import { abertosPorEtapa, etapasDeSempre } from './queries.ts'
import { contarAbertos, travarAbertos, travarTipo } from './queries-escrita.ts'

export const rotaPreviaDaMudancaDeVersao = rota(
  previaDaMudancaDeVersao,
  async ({ params: { idTipo }, query: { numero }, tx }) => {
    const tipo = await tipoPorId(tx, idTipo)
    if (!tipo) throw new ErroDeNegocio('NAO_ENCONTRADO')
    const deSempre = await etapasDeSempre(tx, idTipo)
    const abertos = await abertosPorEtapa(tx, idTipo, numero)
    return {
      itens: abertos.map(({ id, nome, tickets }) => ({
        de: { id, nome },
        tickets,
        para: etapaQueContinua(deSempre, id, tipo.publicacao),
      })),
      destinos: (await etapasDoTipo(tx, idTipo)).map(({ id, nome, setor }) => ({ id, nome, setor })),
    }
  },
)

/** ADM-05 Each ticket by the one way in which tickets change, with its entry; what it walked comes along where it goes on. */
export const rotaMoverTicketsDeVersao = rota(
  moverTicketsDeVersao,
  async ({ params: { idTipo }, corpo, tx, autoria, negocio }) => {
    const tipo = await travarTipo(tx, idTipo)
    const { numero, para, etapas } = corpo
    if (tipo.publicacao !== para) throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
    if (numero === para)
      throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { numero: MENSAGENS.invalido } })
    const destinos = new Map((await etapasDoTipo(tx, idTipo)).map((etapa) => [etapa.id, etapa]))
    const escolhidas = new Map(etapas.map((escolha) => [escolha.de, escolha.para]))
    for (const [indice, escolha] of etapas.entries())
      if (!destinos.has(escolha.para))
        throw new ErroDeNegocio('CAMPOS_INVALIDOS', {
          campos: { [`etapas.${indice}.para`]: MENSAGENS.invalido },
        })
    const deSempre = await etapasDeSempre(tx, idTipo)
    const nomes = new Map(deSempre.map(({ id, nome }) => [id, nome]))
    const caso = { negocio, autoria }
    const tickets = await travarAbertos(tx, { tipoId: idTipo, numero, maximo: TICKETS_POR_VEZ })
    for (const linha of tickets) {
      const destino = destinos.get(escolhidas.get(linha.etapaId) ?? 0)
      if (!destino)
        throw new ErroDeNegocio('CAMPOS_INVALIDOS', {
          campos: { etapas: `Escolha para onde vão os tickets da etapa “${nomes.get(linha.etapaId)}”.` },
        })
      const percurso = linha.percurso.flatMap(
        (id) => escolhidas.get(id) ?? etapaQueContinua(deSempre, id, para) ?? [],
      )
      await mudarTicket(tx, caso, linha, {
        campos: { ...(await camposDaEtapa(tx, linha, destino, autoria.agora)), percurso },
        entrada: {
          tipo: 'PRIVADO',
          acao: 'VERSAO',
          mensagem: FRASES.versao(numero, para, nomes.get(linha.etapaId) ?? '', destino.nome),
          dados: { de: linha.etapaId, para: destino.id },
        },
      })
    }
    const faltam = await contarAbertos(tx, idTipo, numero)
    const ditos = plural(tickets.length, 'ticket passou', 'tickets passaram')
    const resto = faltam > 0 ? ` Faltam ${faltam}: mova de novo.` : ''
    return { message: `${ditos} à versão ${para}.${resto}`, movidos: tickets.length, faltam }
  },
)
