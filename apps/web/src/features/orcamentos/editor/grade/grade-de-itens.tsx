import { VisuallyHidden } from '@mantine/core'
import { IconBarcode } from '@tabler/icons-react'
import { memo, type Ref } from 'react'
import { BlocoDeLinhas, dividirEmBlocos } from '../../../../ui/listas/bloco-de-linhas.tsx'
import { useCelular } from '../../../../ui/listas/use-celular.ts'
import { Vazio } from '../../../../ui/retorno/vazio.tsx'
import { useDoEditor, useEditor } from '../contexto.ts'
import type { EstadoDoEditor } from '../estado.ts'
import { CartaoDaLinha, CartaoDoBrinde } from './cartao-da-linha.tsx'
import estilos from './grade.module.css'
import { LinhaDaGrade } from './linha-da-grade.tsx'
import { LinhaDoBrinde } from './linha-do-brinde.tsx'
import { type AlcaDaGrade, useFocoDaGrade } from './use-foco-da-grade.ts'
import { useTeclasDaGrade } from './use-teclas-da-grade.ts'

const ALTURA_DA_LINHA = 48
const ALTURA_DO_CARTAO = 190
// Rows full of fields are heavy: fewer of them at once, and not far beyond what is seen. What the browser lays out and paints for a
// key grows with them.
const BLOCOS = { porBloco: 8, semBlocos: 24 }
const MARGEM_PX = 300

const CABECALHO = [
  ['Código'],
  ['Descrição'],
  ['Emb.'],
  ['Qtde', true],
  ['Desc. %', true],
  ['Preço unit.', true],
  ['Impostos', true],
  ['Total', true],
  ['Estoque'],
] as const

const chavesDe = ({ chaves }: EstadoDoEditor) => chaves
const brindesDe = ({ brindes }: EstadoDoEditor) => brindes

/** VEN-02 The lines of the quote: only those near the visible part are drawn, and none for what is typed above them. */
export const GradeDeItens = memo(function GradeDeItens({ alca }: { alca: Ref<AlcaDaGrade> }) {
  const { area, exigida, acesa } = useFocoDaGrade(alca)
  const chaves = useDoEditor(chavesDe)
  const brindes = useDoEditor(brindesDe)
  const { soLeitura } = useEditor()
  const celular = useCelular()
  const teclas = useTeclasDaGrade()
  const linhaExigida = exigida === null ? null : chaves.indexOf(exigida)
  const blocos = dividirEmBlocos(chaves.length, BLOCOS)
  if (chaves.length === 0)
    return (
      <div ref={area} className={estilos.moldura}>
        <Vazio icone={<IconBarcode size={40} stroke={1.5} aria-hidden />}>
          <strong>Nenhum item ainda</strong>
          {!soLeitura && <span>Comece pelo código, pelo código de barras ou por palavras</span>}
        </Vazio>
      </div>
    )
  if (celular)
    return (
      <div ref={area} className={estilos.cartoes}>
        {blocos.map((intervalo) => (
          <BlocoDeLinhas
            key={intervalo.inicio}
            como="ul"
            className={estilos.cartoes}
            intervalo={intervalo}
            alturaDaLinha={ALTURA_DO_CARTAO}
            linhaExigida={linhaExigida}
            margem={MARGEM_PX}
          >
            {(i) => <CartaoDaLinha key={chaves[i]} chave={chaves[i] ?? ''} acesa={chaves[i] === acesa} />}
          </BlocoDeLinhas>
        ))}
        {brindes.length > 0 && (
          <ul className={estilos.cartoes}>
            {brindes.map((brinde) => (
              <CartaoDoBrinde key={brinde.chave} brinde={brinde} />
            ))}
          </ul>
        )}
      </div>
    )
  return (
    <div ref={area} className={estilos.moldura}>
      <table className={estilos.grade} aria-label="Itens do orçamento" {...teclas}>
        <thead>
          <tr>
            {CABECALHO.map(([nome, direita]) => (
              <th
                key={nome}
                scope="col"
                data-direita={direita || undefined}
                className={nome === 'Impostos' ? estilos.impostos : undefined}
              >
                {nome}
              </th>
            ))}
            <th scope="col">
              <VisuallyHidden>Ações</VisuallyHidden>
            </th>
          </tr>
        </thead>
        {blocos.map((intervalo) => (
          <BlocoDeLinhas
            key={intervalo.inicio}
            como="tbody"
            intervalo={intervalo}
            alturaDaLinha={ALTURA_DA_LINHA}
            linhaExigida={linhaExigida}
            margem={MARGEM_PX}
          >
            {(i) => <LinhaDaGrade key={chaves[i]} chave={chaves[i] ?? ''} acesa={chaves[i] === acesa} />}
          </BlocoDeLinhas>
        ))}
        {brindes.length > 0 && (
          <tbody>
            {brindes.map((brinde) => (
              <LinhaDoBrinde key={brinde.chave} brinde={brinde} />
            ))}
          </tbody>
        )}
      </table>
    </div>
  )
})
