import {
  AVALIAR,
  type EstadoDaParte,
  type FatosDaSaude,
  type ParteDaSaude,
  partesDaSaude,
  quantasTentar,
  type SituacaoDaParte,
} from '@balcao/dominio/saude/partes'
import { filaParadaDemais } from '@balcao/dominio/saude/situacoes'
import type { Negocio } from '../../negocio.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import { type MedidaDaFila, medirFila } from '../../platform/jobs/medir-fila.ts'
import { lerFatosDoBanco, ultimasVistas } from './queries-partes.ts'

type Vista = EstadoDaParte & { parte: ParteDaSaude; aTentar: number }

/** ADM-11 How each part of the business is now, as this process and the database know it. */
export async function verPartes(
  banco: Executor,
  negocio: Negocio,
  agora: Date,
  medida?: MedidaDaFila,
): Promise<Vista[]> {
  const doBanco = await lerFatosDoBanco(banco, agora)
  const vistas = await ultimasVistas(banco)
  const fila = medida ?? (await medirFila(banco))
  const estado = negocio.fila.atual()
  const enderecosDoErp = negocio.parametroPorFilial('erpEndereco')
  const fatos: FatosDaSaude = {
    ...doBanco,
    fila: {
      ...{ parada: filaParadaDemais(negocio.fila.paradaHa()), desde: estado?.desde ?? null },
      ...{ motivo: estado?.motivo ?? null, desistidas: fila.desistidas },
      maisAntigaSegundos: fila.maisAntigaSegundos,
    },
    email: { ...doBanco.email, ligado: negocio.maquina.servidorDeSaida },
    whatsapp: { ...doBanco.whatsapp, ligado: negocio.seguimentos.whatsapp.ligado(negocio) },
    erp: {
      ...doBanco.erp,
      ligado: [enderecosDoErp.geral, ...enderecosDoErp.excecoes.values()].some((um) => um !== ''),
    },
    replicas: negocio.banco.replicas?.estado() ?? [],
    bytesLivres: await negocio.maquina.bytesLivres(),
    arquivosNoAr: await negocio.maquina.arquivosNoAr(),
    versoes: { ...doBanco.versoes, ...negocio.maquina.versoes },
  }
  return partesDaSaude.map((parte) => {
    const avaliada = AVALIAR[parte](fatos, agora)
    const vista = vistas.get(parte)
    const deAntes = vista?.situacao === avaliada.situacao ? vista.desde : null
    return { parte, ...avaliada, desde: avaliada.desde ?? deAntes, aTentar: quantasTentar(parte, fatos) }
  })
}

const NIVEIS: Record<SituacaoDaParte, number> = { BOA: 0, DESLIGADA: 0, ATENCAO: 1, FALHA: 2 }

export async function niveisDasPartes(
  negocio: Negocio | undefined,
  agora: Date,
): Promise<Record<string, number>> {
  if (!negocio) return {}
  const partes = await verPartes(negocio.banco, negocio, agora)
  return Object.fromEntries(partes.map(({ parte, situacao }) => [parte, NIVEIS[situacao]]))
}
