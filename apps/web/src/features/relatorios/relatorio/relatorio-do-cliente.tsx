import {
  listarParametrosDoRelatorio,
  PARAMETRO_DO_CLIENTE,
  type Relatorio,
} from '@balcao/dominio/relatorios/contratos'
import type { Filtro } from '@balcao/dominio/relatorios/filtros'
import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useConsulta } from '../../../platform/consultas.ts'
import { AreaDaConsulta } from '../../../platform/ficha/area-da-consulta.tsx'
import { TopoDaFicha } from '../../../ui/ficha/topo-da-ficha.tsx'
import { ConteudoDoRelatorio } from './conteudo-do-relatorio.tsx'
import type { EnderecoDoRelatorio } from './valores-do-endereco.ts'

type RelatorioDoClienteProps = { idRelatorio: number; idCli: number }

/** CLI-09 A report of type CLIENTE inside the customer it is of: who that is, is not asked. */
export function RelatorioDoCliente({ idRelatorio, idCli }: RelatorioDoClienteProps) {
  const consulta = useConsulta(
    listarParametrosDoRelatorio,
    { params: { idRelatorio } },
    { mostradoNaArea: true },
  )
  return (
    <AreaDaConsulta consulta={consulta}>
      {({ relatorio, itens }) => <Aberto relatorio={relatorio} filtros={itens} idCli={idCli} />}
    </AreaDaConsulta>
  )
}

type AbertoProps = { relatorio: Relatorio; filtros: readonly Filtro[]; idCli: number }

function Aberto({ relatorio, filtros, idCli }: AbertoProps) {
  const [fixos] = useState({ [PARAMETRO_DO_CLIENTE]: String(idCli) })
  const [endereco, setEndereco] = useState<EnderecoDoRelatorio>(fixos)
  return (
    <Stack>
      <TopoDaFicha
        titulo={relatorio.titulo}
        subtitulo={
          <Text span c="dimmed">
            {relatorio.descricao}
          </Text>
        }
      />
      <ConteudoDoRelatorio
        relatorio={relatorio}
        filtros={filtros}
        fixos={fixos}
        endereco={endereco}
        aoMudarEndereco={(novo) => setEndereco(novo)}
      />
    </Stack>
  )
}
