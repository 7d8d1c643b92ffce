import { Checkbox } from '@mantine/core'
import { memo } from 'react'
import type { Tom } from '../tema/tons.ts'
import { AbreLinha } from './abre-linha.tsx'
import { type AcoesDaLista, abreAoClicar } from './acoes-da-lista.ts'
import { type Coluna, colunaPrincipal } from './coluna.ts'
import { corDaBorda } from './cor-da-borda.ts'
import estilos from './tabela.module.css'

export interface LinhaProps<Item> {
  item: Item
  indice: number
  colunas: readonly Coluna<Item>[]
  acoes: AcoesDaLista<Item>
  /** null: the list has no selection */
  selecionada: boolean | null
  alterada: boolean
  /** open beside the list */
  aberta: boolean
  /** of its border */
  tom?: Tom | undefined
  abre: boolean
}

function Linha<Item>(props: LinhaProps<Item>) {
  const { item, indice, colunas, acoes, selecionada, alterada, aberta, tom, abre } = props
  const principal = colunaPrincipal(colunas)
  return (
    // The keyboard uses the link in the main cell; the row is a larger target for the mouse.
    <tr
      className={estilos.linha}
      data-linha={indice}
      data-abre={abre || undefined}
      data-selecionada={selecionada || undefined}
      data-alterada={alterada || undefined}
      data-aberta={aberta || undefined}
      {...corDaBorda(tom)}
      // The header is row 1.
      aria-rowindex={indice + 2}
      onClick={abre ? (evento) => abreAoClicar(evento) && acoes.abrir(item, evento) : undefined}
    >
      {selecionada !== null && (
        <td className={estilos.celulaDeSelecao}>
          <Checkbox
            size="xs"
            checked={selecionada}
            onChange={() => acoes.alternar(item)}
            aria-label={`Selecionar ${acoes.nomeDe(item)}`}
          />
        </td>
      )}
      {colunas.map((coluna) => {
        const conteudo = coluna.celula(item)
        return (
          <td
            key={coluna.id}
            className={estilos.celula}
            data-alinhamento={coluna.alinhamento}
            // The ellipsis may hide its end.
            title={typeof conteudo === 'string' ? conteudo : undefined}
          >
            {abre && coluna === principal ? (
              <AbreLinha item={item} acoes={acoes} aberta={aberta}>
                {conteudo}
              </AbreLinha>
            ) : (
              conteudo
            )}
          </td>
        )
      })}
    </tr>
  )
}

export const LinhaDaTabela = memo(Linha) as typeof Linha
