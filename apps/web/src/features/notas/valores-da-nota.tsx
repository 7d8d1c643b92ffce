import { formatarData } from '@balcao/dominio/formatos/datas'
import { SimpleGrid, Text } from '@mantine/core'
import { useFormatoDeDinheiro } from '../../platform/dinheiro.ts'
import { CamposDaFicha } from '../../ui/ficha/campos-da-ficha.tsx'
import { Cartao } from '../../ui/ficha/cartao.tsx'
import { ListaDaFicha } from '../../ui/ficha/lista-da-ficha.tsx'
import type { NotaAberta } from './nota.ts'

type Documento = NonNullable<NotaAberta['documento']>

/** Instalments and totals side by side; a part that is zero and not the essence is left out. */
export function ValoresDaNota({ documento: { duplicatas, totais } }: { documento: Documento }) {
  const dinheiro = useFormatoDeDinheiro()
  const partes = [
    ['Produtos', totais.produtos],
    ['Frete', totais.frete],
    ['Seguro', totais.seguro],
    ['Outras despesas', totais.outras],
    ['Desconto', -totais.desconto],
    ['IPI', totais.ipi],
    ['ICMS ST', totais.st],
  ] as const
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <Cartao titulo="Duplicatas" nivel={3}>
        {duplicatas.length === 0 && <Text c="dimmed">Paga à vista, sem duplicatas.</Text>}
        <ListaDaFicha>
          {duplicatas.map(({ nro, dtVenc, valor }) => (
            <li key={nro}>
              <span>
                {nro} <small>vence em {formatarData(dtVenc)}</small>
              </span>
              <span>{dinheiro(valor)}</span>
            </li>
          ))}
        </ListaDaFicha>
      </Cartao>
      <Cartao titulo="Totais" nivel={3}>
        <CamposDaFicha
          forma="soma"
          campos={[
            ...partes
              .filter(([nome, valor]) => valor !== 0 || nome === 'Produtos')
              .map(([nome, valor]) => ({ nome, valor: dinheiro(valor) })),
            { nome: 'Total da nota', valor: dinheiro(totais.nota), total: true },
          ]}
        />
        {totais.icms > 0 && (
          <Text c="dimmed" size="xs">
            ICMS de {dinheiro(totais.icms)} já incluído nos produtos.
          </Text>
        )}
      </Cartao>
    </SimpleGrid>
  )
}
