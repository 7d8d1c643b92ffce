import { formatarCep } from '@balcao/dominio/brasil/cep'
import { cidadeEUf } from '@balcao/dominio/brasil/cidade-e-uf'
import { formatarDocumento, tipoDeDocumento } from '@balcao/dominio/brasil/documento'
import { emDias } from '@balcao/dominio/formatos/contagem'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { Alert, Stack } from '@mantine/core'
import { IconBan } from '@tabler/icons-react'
import { useFormatoDeDinheiro } from '../../../platform/dinheiro.ts'
import { useParametro } from '../../../platform/parametros.ts'
import { TelefoneDiscavel } from '../../../platform/telefone/telefone-discavel.tsx'
import { type CampoDaFicha, CamposDaFicha } from '../../../ui/ficha/campos-da-ficha.tsx'
import { LegendasDoCliente } from '../legendas-do-cliente.tsx'
import { AtividadesDoCliente } from './atividades-do-cliente.tsx'
import { ClassificacaoDoCliente } from './classificacao-do-cliente.tsx'
import type { Cliente } from './cliente.ts'
import { MapaDoEndereco } from './mapa-do-endereco.tsx'

/** CLI-03 The card of a customer. */
export function CadastroDoCliente({ cliente }: { cliente: Cliente }) {
  const campos = useCampos(cliente)
  return (
    <Stack gap="md">
      {cliente.motivoBloqueio && (
        <Alert color="red" icon={<IconBan size={20} aria-hidden />} title="Cliente bloqueado">
          {cliente.motivoBloqueio}
        </Alert>
      )}
      <CamposDaFicha forma="grade" vazio="–" campos={campos} />
    </Stack>
  )
}

function useCampos(cliente: Cliente): CampoDaFicha[] {
  const dinheiro = useFormatoDeDinheiro()
  const comUtm = useParametro('exibeUtm')
  const { cnpj, telefone, dtUltComp, prazMedMax, legendas, motivoBloqueio, tabelaPreco } = cliente
  return [
    { nome: 'ID', valor: String(cliente.id) },
    { nome: tipoDeDocumento(cnpj) ?? 'CNPJ', valor: formatarDocumento(cnpj) },
    { nome: 'Inscrição estadual', valor: cliente.inscEst },
    { nome: 'Razão social', valor: cliente.razSoc },
    { nome: 'Nome fantasia', valor: cliente.fant },
    { nome: 'Atividade', valor: <AtividadesDoCliente cliente={cliente} /> },
    { nome: 'Endereço', valor: cliente.end && <Endereco cliente={cliente} />, largo: true },
    { nome: 'Cidade/UF', valor: cidadeEUf(cliente.cid, cliente.uf) },
    { nome: 'Telefone', valor: telefone && <TelefoneDiscavel numero={telefone} /> },
    { nome: 'E-mail', valor: cliente.email },
    { nome: 'Categoria', valor: cliente.categoria },
    { nome: 'Prazo médio', valor: prazMedMax !== null && emDias(prazMedMax) },
    { nome: 'Data última compra', valor: dtUltComp && formatarData(dtUltComp) },
    { nome: 'Média do valor de compra', valor: dinheiro(cliente.vlTotPedidosMes) },
    { nome: 'Classe de venda', valor: cliente.classeVenda },
    { nome: 'Data cadastro', valor: formatarData(cliente.dtCad) },
    { nome: 'Rede', valor: cliente.rede },
    {
      nome: 'Tabela de preço',
      valor: tabelaPreco && `${tabelaPreco.numeroTabela} – ${tabelaPreco.nomeTabela}`,
    },
    { nome: 'Representante', valor: cliente.representante?.nome },
    { nome: 'Filiais que atendem', valor: cliente.filiaisSac.map(({ desc }) => desc).join(', ') },
    { nome: 'Classificação', valor: <ClassificacaoDoCliente cliente={cliente} />, largo: true },
    {
      nome: 'Legendas',
      valor: legendas.length > 0 && (
        <LegendasDoCliente legendas={legendas} motivoBloqueio={motivoBloqueio} explicadas />
      ),
      largo: true,
    },
    ...(comUtm
      ? [
          { nome: 'UTM origem', valor: cliente.utm_source },
          { nome: 'UTM mídia', valor: cliente.utm_medium },
          { nome: 'UTM campanha', valor: cliente.utm_campaign },
        ]
      : []),
  ]
}

function Endereco({ cliente }: { cliente: Cliente }) {
  const { end, num, complemento, bair, cep, cid, uf } = cliente
  const rua = [`${end}, ${num}`, complemento].filter(Boolean).join(' – ')
  return (
    <>
      {`${rua}, ${bair} · CEP ${formatarCep(cep)}`}
      <MapaDoEndereco endereco={`${end}, ${num}, ${bair}, ${cid} - ${uf}, ${formatarCep(cep)}, Brasil`} />
    </>
  )
}
