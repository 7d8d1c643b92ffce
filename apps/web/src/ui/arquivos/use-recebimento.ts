import { MENSAGENS } from '@balcao/dominio/mensagens'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { avisarErro } from '../retorno/toasts.ts'
import { type ArquivoAnexado, anexar } from './arquivo-anexado.ts'
import { encolherFoto, valeEncolher } from './encolher-foto.ts'
import { type ArquivoRecusado, type LimitesDeEnvio, receberArquivos } from './receber-arquivos.ts'

interface Preparo {
  prontas: number
  total: number
}

interface Recebimento extends LimitesDeEnvio {
  arquivos: readonly ArquivoAnexado[]
  aoAdicionar: (novos: ArquivoAnexado[]) => void
  comoVeio?: boolean
  aoPreparar?: ((preparando: boolean) => void) | undefined
}

/** What arrives is made lighter where it is a photo, and only then measured against the limits. GER-14, NOV-10 */
export function useRecebimento(props: Recebimento) {
  const { extensoes, aoPreparar } = props
  const grande = MENSAGENS.arquivoGrande(props.maximoMb)
  const [preparo, setPreparo] = useState<Preparo | null>(null)
  const [recusados, setRecusados] = useState<readonly ArquivoRecusado[]>([])
  // While photos were being redrawn others may have been attached or removed.
  const recentes = useRef(props)
  useEffect(() => {
    recentes.current = props
  })
  const contar = useEffectEvent((preparando: boolean) => aoPreparar?.(preparando))
  const preparando = preparo !== null
  const contou = useRef(false)
  useEffect(() => {
    if (contou.current !== preparando) contar(preparando)
    contou.current = preparando
  }, [preparando])

  function entregar(chegados: readonly File[]) {
    const { arquivos, aoAdicionar, ...limites } = recentes.current
    const { aceitos, problemas, recusados: novos } = receberArquivos(chegados, arquivos.length, limites)
    setRecusados(novos)
    // GER-14 asks for this toast; every file is told by name beside the field.
    if (problemas.includes(grande)) avisarErro(grande)
    if (aceitos.length > 0) aoAdicionar(aceitos.map(anexar))
  }

  async function preparar(chegados: readonly File[], pesadas: ReadonlySet<File>, total: number) {
    const prontos: File[] = []
    let prontas = 0
    setPreparo({ prontas, total })
    for (const arquivo of chegados) {
      const encolhe = pesadas.has(arquivo) && prontas < total
      // One after another: several photos of a phone open at once would fill its memory.
      prontos.push(encolhe ? await encolherFoto(arquivo) : arquivo)
      if (encolhe) prontas += 1
      setPreparo({ prontas, total })
    }
    setPreparo(null)
    entregar(prontos)
  }

  return {
    preparo,
    recusas: { recusados, anunciado: grande, aoDispensar: () => setRecusados([]) },
    receber(chegados: readonly File[]) {
      if (chegados.length === 0 || preparando) return
      setRecusados([])
      const pesadas = new Set(
        chegados.filter((arquivo) => !props.comoVeio && valeEncolher(arquivo, extensoes)),
      )
      const total = Math.min(pesadas.size, props.maximoDeArquivos - props.arquivos.length)
      if (total <= 0) entregar(chegados)
      else void preparar(chegados, pesadas, total)
    },
  }
}
