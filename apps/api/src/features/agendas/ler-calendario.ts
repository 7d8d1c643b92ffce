import { hash } from 'node:crypto'
import { lerCalendario } from '@balcao/dominio/agendas/contratos-preferencias'
import { caminhoDaAgenda } from '@balcao/dominio/agendas/lembrete'
import { TIPOS_DE_AGENDA } from '@balcao/dominio/agendas/situacao'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm, inicioDoDia, somarDias } from '@balcao/dominio/formatos/datas'
import { nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import { pode } from '@balcao/dominio/permissoes'
import { type EventoDoCalendario, escreverCalendario } from '../../platform/icalendario/calendario.ts'
import { rota } from '../../rota.ts'
import { enderecoDoPortal } from '../acesso/endereco-do-portal.ts'
import { comoSeEntrasse, resumirToken } from '../acesso/sessoes.ts'
import type { LinhaDaAgenda } from './queries.ts'
import { agendasDaPessoa } from './queries-pessoa.ts'
import { donoDoCalendario } from './queries-preferencias.ts'

const DIAS_PASSADOS = 60
const MAXIMO_DE_EVENTOS = 5_000

export const rotaLerCalendario = rota(lerCalendario, async ({ query, negocio, agora, resposta, tx }) => {
  const dono = await donoDoCalendario(tx, resumirToken(query.token))
  const pessoa = dono === undefined ? null : await comoSeEntrasse(tx, dono, agora)
  // A stranger's guess, an address that ended and a blocked account look the same from here.
  if (!pessoa || !pode(pessoa.autorizacoes, 'AGENDA_VER')) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const desde = inicioDoDia(somarDias(hojeEm(agora), -DIAS_PASSADOS))
  const linhas = await agendasDaPessoa(tx, pessoa, desde, MAXIMO_DE_EVENTOS)
  const origem = enderecoDoPortal(negocio.configuracao.portal, resposta.request)
  const calendario = escreverCalendario({
    nome: `Agendas – ${negocio.configuracao.nome}`,
    produto: '-//Balcao//Agendas//PT',
    eventos: linhas.map((linha) =>
      eventoDaAgenda(linha, {
        negocio: negocio.id,
        origem,
        duracaoMinutos: negocio.parametros(linha.agenda.filialId).agendaDuracaoMinutos,
      }),
    ),
  })
  const etiqueta = `"${hash('sha256', calendario, 'base64url')}"`
  resposta.header('etag', etiqueta).header('cache-control', 'private, no-cache')
  if (resposta.request.headers['if-none-match']?.split(/\s*,\s*/).includes(etiqueta))
    return resposta.status(304).send()
  return resposta.type('text/calendar; charset=utf-8').send(calendario)
})

const UM_MINUTO_MS = 60_000

type Onde = { negocio: string; origem: string; duracaoMinutos: number }

/** AGE-01 An agenda as a calendar shows it. */
function eventoDaAgenda(
  { agenda, cliente, motivo }: LinhaDaAgenda,
  { negocio, origem, duracaoMinutos }: Onde,
): EventoDoCalendario {
  const feita = agenda.finalizadaEm !== null
  const nome = nomeDoCliente(cliente)
  const partes = [
    `Cliente: ${cliente.razSoc}`,
    agenda.descricao,
    feita && `Finalizada: ${[motivo, agenda.resultado].filter(Boolean).join(' – ')}`,
  ]
  return {
    uid: `agenda-${agenda.id}@${negocio}.balcao`,
    sequencia: agenda.versao - 1,
    alteradoEm: agenda.atualizadoEm,
    inicio: agenda.agendadaPara,
    fim: new Date(agenda.agendadaPara.getTime() + duracaoMinutos * UM_MINUTO_MS),
    titulo: `${feita ? '✓ ' : ''}${nome}: ${agenda.assunto}`,
    descricao: partes.filter(Boolean).join('\n'),
    categoria: TIPOS_DE_AGENDA[agenda.tipo],
    endereco: `${origem}${caminhoDaAgenda(agenda)}`,
    livre: feita,
  }
}
