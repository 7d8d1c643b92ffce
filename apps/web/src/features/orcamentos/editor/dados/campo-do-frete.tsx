import { fraseDaMudancaDoFrete } from '@balcao/dominio/fretes/calculado'
import { Button } from '@mantine/core'
import { useParametro } from '../../../../platform/parametros.ts'
import { useDoEditor, useEditor } from '../contexto.ts'
import type { EstadoDoEditor } from '../estado.ts'
import { CampoDeValor } from './campo-de-valor.tsx'
import estilos from './dados.module.css'
import { useCampo } from './use-campo.ts'

const mudancaDe = ({ freteMudou }: EstadoDoEditor) => freteMudou

/** FRE-01 What is to be known of the freight: why it has to be calculated again, or that it was. */
function useSituacaoDoFrete(): { problema: string | null; aviso: string | null } {
  const frete = useCampo('frete')
  const cobrado = useCampo('vlFrete').value
  const mudou = useDoEditor(mudancaDe)
  const casas = useParametro('casasDecimaisDinheiro')
  return {
    problema: frete.error ?? frete.value?.desatualizado ?? null,
    aviso: mudou && fraseDaMudancaDoFrete(mudou, cobrado, casas),
  }
}

export function CampoDoFrete() {
  const frete = useCampo('frete').value
  const { problema, aviso } = useSituacaoDoFrete()
  return (
    <CampoDeValor
      campo="vlFrete"
      label="Valor do frete"
      description={aviso ?? (frete ? `Cotado: ${frete.nomeTransp}` : undefined)}
      problema={problema}
    />
  )
}

/** Its field may be folded away, and what is charged just changed. */
export function SituacaoDoFrete() {
  const { problema, aviso } = useSituacaoDoFrete()
  if (problema) return <small className={estilos.problema}>{problema}</small>
  return (
    <small role="status" className={estilos.aviso}>
      {aviso}
    </small>
  )
}

/** FRE-01 Nobody carries it for us: picked up, or by whoever the customer pays. */
export function TirarFrete() {
  const { editor, soLeitura } = useEditor()
  const { value } = useCampo('frete')
  if (!value || soLeitura) return null
  return (
    <Button variant="subtle" onClick={() => editor.mudarCabecalho({ frete: null, vlFrete: 0 })}>
      Tirar o frete
    </Button>
  )
}
