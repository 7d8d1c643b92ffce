import { ESTADOS } from '@balcao/dominio/brasil/estados'
import { dataIsoValida } from '@balcao/dominio/formatos/datas'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { testarImpostos } from '@balcao/dominio/precos/testar-impostos'
import { Checkbox, Group, SimpleGrid, Stack, Table, Text } from '@mantine/core'
import { useState } from 'react'
import { useConsulta } from '../../platform/consultas.ts'
import { useFormatoDeDinheiro } from '../../platform/dinheiro.ts'
import { AreaDaConsulta } from '../../platform/ficha/area-da-consulta.tsx'
import { ehNumeroLido } from '../../platform/numero-lido.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { SeletorDeProduto } from '../../seletores/seletor-de-produto.tsx'
import { CampoDeData } from '../../ui/campos/campo-de-data.tsx'
import { CampoDeDinheiro } from '../../ui/campos/campo-de-dinheiro.tsx'
import { CampoDeSelecao } from '../../ui/campos/campo-de-selecao.tsx'
import { CampoDecimal } from '../../ui/campos/campo-decimal.tsx'

const UFS = ESTADOS.map(({ sigla, nome }) => ({ valor: sigla, nome: `${sigla} · ${nome}` }))
const CENTAVOS = 2

const NINGUEM_DISSE = {
  idFil: '',
  uf: '',
  quantidade: '1',
  preco: '100',
  despesas: '',
  dia: '',
  contribuinte: true,
  consumidorFinal: false,
  simples: false,
}
type Dito = typeof NINGUEM_DISSE

const completo = ({ idFil, uf, quantidade, preco, despesas, dia }: Dito) =>
  idFil !== '' &&
  uf !== '' &&
  [quantidade, preco, despesas || '0'].every(ehNumeroLido) &&
  (dia === '' || dataIsoValida(dia))

/** ADM-07 What rule a sale would meet, and what it would pay: nothing is sold. */
export function TestarImpostos() {
  const { filiais } = useSessao()
  const [produto, setProduto] = useState<{ valor: number; nome: string } | null>(null)
  const [dito, setDito] = useState<Dito>({ ...NINGUEM_DISSE, idFil: String(filiais[0]?.idFil ?? '') })
  const dizer = (novo: Partial<Dito>) => setDito((antes) => ({ ...antes, ...novo }))
  return (
    <Stack gap="md">
      <SeletorDeProduto value={produto} onChange={setProduto} required />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <CampoDeSelecao
          label="Filial que vende"
          required
          clearable={false}
          opcoes={filiais.map(({ idFil, desc }) => ({ valor: String(idFil), nome: desc }))}
          value={dito.idFil || null}
          onChange={(idFil) => dizer({ idFil: idFil ?? '' })}
        />
        <CampoDeSelecao
          label="Estado de quem compra"
          required
          semPreSelecao
          opcoes={UFS}
          value={dito.uf || null}
          onChange={(uf) => dizer({ uf: uf ?? '' })}
        />
        <CampoDecimal
          label="Quantidade"
          required
          casas={4}
          semZeros
          value={dito.quantidade || null}
          onChange={(quantidade) => dizer({ quantidade: quantidade ?? '' })}
        />
        <CampoDeDinheiro
          label="Preço de uma unidade"
          required
          casas={CENTAVOS}
          value={dito.preco || null}
          onChange={(preco) => dizer({ preco: preco ?? '' })}
        />
        <CampoDeDinheiro
          label="Frete e seguro cobrados"
          casas={CENTAVOS}
          value={dito.despesas || null}
          onChange={(despesas) => dizer({ despesas: despesas ?? '' })}
        />
        <CampoDeData
          label="No dia"
          description="Vazio, hoje"
          value={dito.dia || null}
          onChange={(dia) => dizer({ dia: dia ?? '' })}
        />
      </SimpleGrid>
      <Group>
        <Checkbox
          label="Quem compra paga ICMS (contribuinte)"
          checked={dito.contribuinte}
          onChange={({ currentTarget }) => dizer({ contribuinte: currentTarget.checked })}
        />
        <Checkbox
          label="Compra para consumir"
          checked={dito.consumidorFinal}
          onChange={({ currentTarget }) => dizer({ consumidorFinal: currentTarget.checked })}
        />
        <Checkbox
          label="É do Simples Nacional"
          checked={dito.simples}
          onChange={({ currentTarget }) => dizer({ simples: currentTarget.checked })}
        />
      </Group>
      {produto && completo(dito) ? (
        <Resultado idProd={produto.valor} dito={dito} />
      ) : (
        <Text c="dimmed">Escolha o produto, a filial e o estado para ver que regra vale.</Text>
      )}
    </Stack>
  )
}

function Resultado({ idProd, dito }: { idProd: number; dito: Dito }) {
  const { idFil, uf, quantidade, preco, despesas, dia, ...comprador } = dito
  const dinheiro = useFormatoDeDinheiro()
  const query = { idProd, idFil: Number(idFil), uf, quantidade, preco, ...comprador }
  const consulta = useConsulta(
    testarImpostos,
    { query: { ...query, despesas: despesas || 0, ...(dia && { dia }) } },
    { mostradoNaArea: true, manterAnterior: true },
  )
  return (
    <AreaDaConsulta consulta={consulta}>
      {({ regra, ncm, mercadoria, impostos, total, passos }) => (
        <Stack gap="xs" role="status">
          <Text>
            {regra ? (
              <>
                Vale a regra <strong>{regra.nome}</strong>
              </>
            ) : (
              <strong>Nenhuma regra fala desta venda: ela sairia sem impostos</strong>
            )}
            {ncm && ` · NCM ${ncm}`}
          </Text>
          <Table>
            <Table.Tbody>
              <Table.Tr>
                <Table.Th scope="row">Mercadoria</Table.Th>
                <Table.Td />
                <Table.Td ta="right">{dinheiro(mercadoria)}</Table.Td>
              </Table.Tr>
              {impostos.map(({ nome, perc, valor, somado }) => (
                <Table.Tr key={nome}>
                  <Table.Th scope="row">
                    {nome}
                    {!somado && ', não somado'}
                  </Table.Th>
                  <Table.Td>{perc > 0 && `${formatarNumero(perc)}%`}</Table.Td>
                  <Table.Td ta="right">{dinheiro(valor)}</Table.Td>
                </Table.Tr>
              ))}
              <Table.Tr>
                <Table.Th scope="row">Total com os impostos somados</Table.Th>
                <Table.Td />
                <Table.Td ta="right" fw={600}>
                  {dinheiro(total)}
                </Table.Td>
              </Table.Tr>
            </Table.Tbody>
          </Table>
          {passos.length > 0 && (
            <ul>
              {passos.map(({ texto, valor }) => (
                <li key={texto}>
                  <Text size="sm" component="span">
                    {texto}: {dinheiro(valor)}
                  </Text>
                </li>
              ))}
            </ul>
          )}
        </Stack>
      )}
    </AreaDaConsulta>
  )
}
