import { formatarContagem, plural } from '@balcao/dominio/formatos/contagem'
import type { ResultadoDoLote } from '@balcao/dominio/listas/lote'
import { mostrarMensagem } from '../../../ui/retorno/mostrar-mensagem.ts'
import { avisarSucesso } from '../../../ui/retorno/toasts.ts'
import type { ItemDaLista, NomesDaLista } from '../descricao.ts'
import { contar, passiva } from './contar.ts'

type Relato<Item> = {
  nomes: NomesDaLista
  nomeDe: (item: Item) => string
  escolhidos: readonly Item[]
  /** 'arquivado' */
  participio: string
  desfazer?: (() => void) | undefined
}

/** ERR-06 What an action did to the chosen rows: a word for those done, and which were left as they were, and why. */
export function relatarLote<Item extends ItemDaLista>(
  { feitos, resultados }: ResultadoDoLote,
  { nomes, nomeDe, escolhidos, participio, desfazer }: Relato<Item>,
): void {
  if (feitos > 0)
    avisarSucesso(
      `${contar(nomes, feitos, participio)}.`,
      desfazer && { acao: { rotulo: 'Desfazer', aoAcionar: desfazer } },
    )
  const porId = new Map(escolhidos.map((item) => [item.id, item]))
  const recusados = resultados.filter(({ feito }) => !feito)
  if (recusados.length === 0) return
  const quantos = recusados.length
  mostrarMensagem({
    tipo: feitos > 0 ? 'info' : 'aviso',
    titulo: `${plural(quantos, nomes.um, nomes.varios)} ${passiva(nomes, quantos, participio, true)}`,
    mensagem:
      feitos > 0
        ? `De ${contar(nomes, resultados.length, 'escolhido')}, ${formatarContagem(feitos)} ${passiva(nomes, feitos, participio)}.`
        : '',
    itens: recusados.map(({ id, message }) => {
      const item = porId.get(id)
      return { nome: emMaiuscula(item ? nomeDe(item) : `${nomes.um} ${id}`), texto: message }
    }),
  })
}

const emMaiuscula = (texto: string) => texto.charAt(0).toUpperCase() + texto.slice(1)
