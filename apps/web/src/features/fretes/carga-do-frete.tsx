import { formatarCep } from '@balcao/dominio/brasil/cep'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { emMetrosCubicos } from '@balcao/dominio/fretes/carga'
import type { CargaDoFrete as Carga } from '@balcao/dominio/fretes/contratos'
import { useFormatoDeDinheiro } from '../../platform/dinheiro.ts'
import { CamposDaFicha } from '../../ui/ficha/campos-da-ficha.tsx'

const CASAS = 3
const medida = (valor: number, unidade: string) =>
  `${formatarNumero(Number(valor.toFixed(CASAS)))} ${unidade}`

/** FRE-04 What is being quoted, so that nobody chooses by the price of another load. */
export function CargaDoFrete({ carga }: { carga: Carga }) {
  const dinheiro = useFormatoDeDinheiro()
  const { peso, volume, total, cidade, uf, cep } = carga
  const lugar = [cidade, uf].filter(Boolean).join('/')
  return (
    <CamposDaFicha
      forma="fatos"
      rotulo="Carga"
      campos={[
        { nome: 'Destino', valor: [lugar, cep && formatarCep(cep)].filter(Boolean).join(' · ') },
        { nome: 'Peso bruto', valor: medida(peso, 'kg') },
        { nome: 'Volume', valor: volume > 0 && medida(emMetrosCubicos(volume).toNumber(), 'm³') },
        { nome: 'Mercadorias', valor: dinheiro(total) },
      ]}
    />
  )
}
