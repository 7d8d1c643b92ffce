import { listarRelatorios } from '@balcao/dominio/relatorios/contratos'
import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { CartoesDeRelatorios } from '../../features/relatorios/lista/cartoes-de-relatorios.tsx'
import { RelatorioDoCliente } from '../../features/relatorios/relatorio/relatorio-do-cliente.tsx'
import { useConsulta } from '../../platform/consultas.ts'
import { Secao } from '../../platform/ficha/secao.tsx'
import type { SecaoDoClienteProps } from '../../platform/ficha/secao-do-cliente.ts'

/** CLI-09 Reports of type CLIENTE, of this one; what is open in the section is a report. */
export function ConsultasDoCliente({ titulo, idCli, item, aoAbrirItem }: SecaoDoClienteProps) {
  const consulta = useConsulta(listarRelatorios, { query: { tipo: 'CLIENTE' } }, { mostradoNaArea: true })
  return (
    <Secao
      titulo={titulo}
      consulta={consulta}
      vazio={({ itens }) => itens.length === 0 && item === null}
      textoVazio="Não existem dados para exibição"
      acoes={
        item !== null && (
          <Button
            variant="default"
            leftSection={<IconArrowLeft size={16} aria-hidden />}
            onClick={() => aoAbrirItem(null)}
          >
            Voltar às consultas
          </Button>
        )
      }
    >
      {({ itens }) =>
        item === null ? (
          <CartoesDeRelatorios rotulo="Consultas do cliente" relatorios={itens} aoAbrir={aoAbrirItem} />
        ) : (
          <RelatorioDoCliente key={`${item} ${idCli}`} idRelatorio={item} idCli={idCli} />
        )
      }
    </Secao>
  )
}
