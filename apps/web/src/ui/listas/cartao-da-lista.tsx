import { Checkbox, VisuallyHidden } from '@mantine/core'
import { memo, useId } from 'react'
import { AbreLinha } from './abre-linha.tsx'
import { abreAoClicar } from './acoes-da-lista.ts'
import estilos from './cartoes.module.css'
import { type Coluna, colunaPrincipal } from './coluna.ts'
import { corDaBorda } from './cor-da-borda.ts'
import type { LinhaProps } from './linha-da-tabela.tsx'

const celulaNoCartao = <Item,>({ celulaDoCartao, celula }: Coluna<Item>, item: Item) =>
  (celulaDoCartao ?? celula)(item)

function linhasJuntas<Item>(colunas: readonly Coluna<Item>[]): Coluna<Item>[][] {
  const porLinha = Map.groupBy(
    colunas.filter(({ noCartao }) => typeof noCartao === 'number'),
    ({ noCartao }) => Number(noCartao),
  )
  return [...porLinha].toSorted(([a], [b]) => a - b).map(([, linha]) => linha)
}

/** A row on a phone: the main column is the title, the others are its lines. */
function Cartao<Item>(props: LinhaProps<Item>) {
  const { item, indice, colunas, acoes, selecionada, alterada, aberta, tom, abre } = props
  const id = useId()
  const principal = colunaPrincipal(colunas)
  const canto = colunas.find(({ noCartao }) => noCartao === 'canto')
  const juntas = linhasJuntas(colunas)
  const linhas = colunas.filter(
    (coluna) =>
      coluna !== principal &&
      coluna !== canto &&
      coluna.noCartao !== 'oculto' &&
      typeof coluna.noCartao !== 'number',
  )
  const titulo = principal && celulaNoCartao(principal, item)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the link of the title is the keyboard's way; the card is a larger target for the thumb
    <li
      className={estilos.cartao}
      data-linha={indice}
      data-selecionada={selecionada || undefined}
      data-alterada={alterada || undefined}
      data-aberta={aberta || undefined}
      {...corDaBorda(tom)}
      onClick={abre ? (evento) => abreAoClicar(evento) && acoes.abrir(item, evento) : undefined}
    >
      <div className={estilos.topo}>
        {selecionada !== null && (
          // The label widens the target of the small box to a thumb's size.
          <label className={estilos.selecao} htmlFor={id}>
            <Checkbox
              id={id}
              checked={selecionada}
              onChange={() => acoes.alternar(item)}
              aria-label={`Selecionar ${acoes.nomeDe(item)}`}
            />
          </label>
        )}
        <div className={estilos.titulo}>
          {abre ? (
            <AbreLinha item={item} acoes={acoes} aberta={aberta}>
              {titulo}
            </AbreLinha>
          ) : (
            titulo
          )}
        </div>
        {canto && (
          <div className={estilos.canto}>
            <VisuallyHidden>{canto.cabecalho}: </VisuallyHidden>
            {celulaNoCartao(canto, item)}
          </div>
        )}
      </div>
      {juntas.map((linha) => (
        <div key={linha[0]?.id} className={estilos.junta}>
          {linha.map((coluna) => (
            <span key={coluna.id}>
              <VisuallyHidden>{coluna.cabecalho}: </VisuallyHidden>
              {celulaNoCartao(coluna, item)}
            </span>
          ))}
        </div>
      ))}
      {linhas.length > 0 && (
        <dl className={estilos.linhas}>
          {linhas.map((coluna) => (
            <div key={coluna.id} className={estilos.linha}>
              <dt>{coluna.cabecalho}</dt>
              <dd>{celulaNoCartao(coluna, item)}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

export const CartaoDaLista = memo(Cartao) as typeof Cartao
