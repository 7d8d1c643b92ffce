import { formatarCep } from '@balcao/dominio/brasil/cep'
import { formatarDocumento, tipoDeDocumento } from '@balcao/dominio/brasil/documento'
import { obterCliente } from '@balcao/dominio/clientes/contratos'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { Alert, Stack } from '@mantine/core'
import { IconBan } from '@tabler/icons-react'
import { useConsulta } from '../../platform/consultas.ts'
import { Secao } from '../../platform/ficha/secao.tsx'
import { type CampoDaFicha, CamposDaFicha } from '../../ui/ficha/campos-da-ficha.tsx'
import { TopoDaFicha } from '../../ui/ficha/topo-da-ficha.tsx'
import { Etiqueta } from '../../ui/listas/etiqueta.tsx'

type Cliente = RespostaDe<typeof obterCliente>
type CadastroDoClienteProps = { titulo: string; idCli: number }

/** ENT-05 Who a customer is, to read. */
export function CadastroDoCliente({ titulo, idCli }: CadastroDoClienteProps) {
  const consulta = useConsulta(obterCliente, { params: { idCli } }, { mostradoNaArea: true })
  return (
    <Secao titulo={titulo} consulta={consulta}>
      {(cliente) => (
        <Stack gap="md">
          <TopoDaFicha
            titulo={cliente.fant}
            aoLado={cliente.prospect && <Etiqueta tom="azul">Prospect</Etiqueta>}
          />
          {cliente.motivoBloqueio && (
            <Alert color="red" icon={<IconBan size={20} aria-hidden />} title="Cliente bloqueado">
              {cliente.motivoBloqueio}
            </Alert>
          )}
          <CamposDaFicha forma="grade" vazio="–" campos={camposDe(cliente)} />
        </Stack>
      )}
    </Secao>
  )
}

function camposDe(cliente: Cliente): CampoDaFicha[] {
  const { cnpj, end, num, bair, cep, cid, uf, dtUltComp, dtCad, filiaisSac } = cliente
  return [
    { nome: 'Razão social', valor: cliente.razSoc, largo: true },
    { nome: 'Código', valor: String(cliente.id) },
    { nome: tipoDeDocumento(cnpj) ?? 'CNPJ', valor: formatarDocumento(cnpj) },
    { nome: 'Inscrição estadual', valor: cliente.inscEst },
    { nome: 'Atividade', valor: cliente.atividade },
    { nome: 'Endereço', valor: `${end}, ${num}, ${bair}`, largo: true },
    { nome: 'Cidade', valor: `${cid}/${uf}` },
    { nome: 'CEP', valor: formatarCep(cep) },
    { nome: 'Última compra', valor: dtUltComp && formatarData(dtUltComp) },
    { nome: 'Cadastro', valor: formatarData(dtCad) },
    { nome: 'Filiais que atendem', valor: filiaisSac.map(({ desc }) => desc).join(', '), largo: true },
  ]
}
