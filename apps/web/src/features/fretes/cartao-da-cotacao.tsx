import { formatarData } from '@balcao/dominio/formatos/datas'
import type { CotacaoDeFrete } from '@balcao/dominio/fretes/contratos'
import { descreverDiasDeEntrega } from '@balcao/dominio/fretes/dias-de-entrega'
import { Button, Text } from '@mantine/core'
import { IconBolt, IconChevronDown, IconChevronUp, IconPigMoney } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useFormatoDeDinheiro } from '../../platform/dinheiro.ts'
import { Etiqueta } from '../../ui/listas/etiqueta.tsx'
import { ExplicacaoDoFrete } from './explicacao-do-frete.tsx'
import estilos from './fretes.module.css'
import { diasUteis } from './resumo-do-frete.ts'

/** Marks for the DOM: what the arrows go to. */
export const ESCOLHE_COTACAO = 'data-escolhe-cotacao'

type CartaoDaCotacaoProps = {
  cotacao: CotacaoDeFrete
  barata: boolean
  rapida: boolean
  aoEscolher: () => void
}

/** FRE-02 One quotation: who, when, how much, and why that much. */
export function CartaoDaCotacao({ cotacao, barata, rapida, aoEscolher }: CartaoDaCotacaoProps) {
  const [explicada, setExplicada] = useState(false)
  const explicacao = useId()
  const dinheiro = useFormatoDeDinheiro()
  const { nomeTransp, aConsultar, valor, vlPago, gratis, trechos } = cotacao
  const [Icone, acao] = explicada ? [IconChevronUp, 'Fechar o cálculo'] : [IconChevronDown, 'Ver o cálculo']
  return (
    <li>
      <div className={estilos.cotacao}>
        <div className={estilos.quem}>
          <div className={estilos.nome}>
            <strong>{nomeTransp}</strong>
            {barata && (
              <Etiqueta tom="verde" icone={<IconPigMoney size={14} aria-hidden />}>
                Mais barata
              </Etiqueta>
            )}
            {rapida && (
              <Etiqueta tom="azul" icone={<IconBolt size={14} aria-hidden />}>
                Mais rápida
              </Etiqueta>
            )}
            {trechos.length > 1 && <Etiqueta tom="roxo">{`${trechos.length} trechos`}</Etiqueta>}
          </div>
          <Text size="sm" c="dimmed">
            {quando(cotacao)}
          </Text>
        </div>
        <div className={estilos.quanto}>
          <strong>{aConsultar ? 'A consultar' : dinheiro(vlPago)}</strong>
          {!aConsultar && (gratis || vlPago !== valor) && (
            <Text size="xs" c="dimmed">
              {gratis ? 'sem cobrança · ' : ''}cotado {dinheiro(valor)}
            </Text>
          )}
        </div>
        <div className={estilos.acoes}>
          {!aConsultar && (
            <Button
              size="xs"
              variant="subtle"
              rightSection={<Icone size={14} aria-hidden />}
              aria-expanded={explicada}
              aria-controls={explicacao}
              aria-label={`${acao}: ${nomeTransp}`}
              onClick={() => setExplicada(!explicada)}
            >
              {acao}
            </Button>
          )}
          {cotacao.selecionavel && (
            <Button
              size="xs"
              {...{ [ESCOLHE_COTACAO]: true }}
              aria-label={`Selecionar ${nomeTransp}`}
              onClick={aoEscolher}
            >
              Selecionar
            </Button>
          )}
        </div>
      </div>
      {cotacao.motivo && (
        <Text size="sm" c="dimmed">
          {cotacao.motivo}
        </Text>
      )}
      <div id={explicacao} hidden={!explicada}>
        {explicada && <ExplicacaoDoFrete cotacao={cotacao} />}
      </div>
    </li>
  )
}

function quando({ prazo, previsao, diasSemanaEntrega }: CotacaoDeFrete): string {
  const dias = descreverDiasDeEntrega(diasSemanaEntrega)
  return [diasUteis(prazo), previsao && `previsão ${formatarData(previsao)}`, dias && `entrega ${dias}`]
    .filter(Boolean)
    .join(' · ')
}
