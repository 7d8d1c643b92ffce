import {
  MAXIMO_DE_ITENS_DO_EVENTO,
  TAMANHO_DA_CRITICA,
  TAMANHO_DO_ID_EXTERNO,
} from '@balcao/dominio/erp/contratos'
import { cortar } from '@balcao/dominio/formatos/cortar'
import * as z from 'zod/mini'
import { pedirJson, ServicoForaDoAlcance } from '../../platform/http-externo/pedir-json.ts'
import type { Relogio } from '../../platform/relogio.ts'
import type { AdaptadorDoErp, Critica, EntregaAoErp, RespostaDoErp } from './adaptador.ts'
import { assinar, CABECALHOS } from './assinatura.ts'

const MAIOR_MENSAGEM = 200

/** As the database can keep it: JSON may carry what is no text. */
const emTexto = (texto: string, maximo: number): string => cortar(texto.replaceAll('\0', '').trim(), maximo)

/** Of what an ERP answers, what can be read: whatever else it says is no reason to send the order again. */
const idLido = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((id) => emTexto(String(id), TAMANHO_DO_ID_EXTERNO)),
)
const criticaLida = z.object({
  numero: z.int().check(z.minimum(1)),
  critica: z.nullable(z.string()),
})

const ler = <S extends z.ZodMiniType>(esquema: S, valor: unknown): z.output<S> | undefined => {
  const lido = z.safeParse(esquema, valor)
  return lido.success ? lido.data : undefined
}

function lerCriticas(itens: unknown): Critica[] {
  if (!Array.isArray(itens)) return []
  return itens.slice(0, MAXIMO_DE_ITENS_DO_EVENTO).flatMap((item) => {
    const lida = ler(criticaLida, item)
    return lida ? [{ ...lida, critica: emTexto(lida.critica ?? '', TAMANHO_DA_CRITICA) || null }] : []
  })
}

// They pass by themselves: a timeout of its own, too early, too often.
const PASSAGEIRAS = [408, 425, 429]

/** What the ERP's answer to a message means. */
export function lerResposta(status: number, corpo: unknown): RespostaDoErp {
  const { idExterno, itens, message } = ler(z.looseObject({}), corpo) ?? {}
  const criticas = lerCriticas(itens)
  if (status < 300) return { situacao: 'ACEITO', idExterno: ler(idLido, idExterno) || null, criticas }
  if (status >= 500 || PASSAGEIRAS.includes(status))
    return { situacao: 'FORA_DO_ALCANCE', motivo: `O ERP respondeu com o erro ${status}.` }
  const disse = emTexto(ler(z.string(), message) ?? '', MAIOR_MENSAGEM)
  return {
    situacao: 'RECUSADO',
    motivo: disse ? `O ERP recusou: ${disse}` : `O ERP recusou (${status}).`,
    criticas,
  }
}

type Ligacao = { endereco: string; segredo: string; prazoMs: number; relogio: Relogio }

/** VEN-01 An ERP that is told over the network. */
export const adaptadorHttp = ({ endereco, segredo, prazoMs, relogio }: Ligacao): AdaptadorDoErp => ({
  async entregar({ id, mensagem }: EntregaAoErp) {
    if (segredo === '')
      return { situacao: 'RECUSADO', motivo: 'O segredo do ERP não está configurado.', criticas: [] }
    try {
      const { status, corpo } = await pedirJson({
        url: endereco,
        corpo: { id, ...mensagem },
        assinar: (texto) => ({
          ...assinar(segredo, texto, relogio()),
          [CABECALHOS.evento]: String(id),
        }),
        prazoMs,
        // The queue tries again, later.
        repetivel: false,
      })
      return lerResposta(status, corpo)
    } catch (erro) {
      if (erro instanceof ServicoForaDoAlcance)
        return { situacao: 'FORA_DO_ALCANCE', motivo: 'O ERP não respondeu.' }
      throw erro
    }
  },
})
