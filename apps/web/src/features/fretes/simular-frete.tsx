import type { CotacaoDeFrete } from '@balcao/dominio/fretes/contratos'
import { Text } from '@mantine/core'
import { useState } from 'react'
import { useFormatoDeDinheiro } from '../../platform/dinheiro.ts'
import { Copiar } from '../../ui/retorno/copiar.tsx'
import { CalcularFrete } from './calcular-frete.tsx'
import estilos from './fretes.module.css'
import { resumoDoFrete } from './resumo-do-frete.ts'

/** FRE-01 Beside a quote that is only read: what was chosen changes nothing, it is there to be told. */
export function SimularFrete({ orcamento }: { orcamento: { id: number } }) {
  const [escolhida, setEscolhida] = useState<CotacaoDeFrete | null>(null)
  const dinheiro = useFormatoDeDinheiro()
  const resumo = escolhida && resumoDoFrete(escolhida, dinheiro)
  return (
    <>
      {resumo && (
        <div className={estilos.resumo}>
          <Text size="sm" role="status">
            {resumo}
          </Text>
          <Copiar valor={resumo} rotulo="Copiar" />
        </div>
      )}
      <CalcularFrete orcamento={orcamento} rotulo="Simular frete" simula aoEscolher={setEscolhida} />
    </>
  )
}
