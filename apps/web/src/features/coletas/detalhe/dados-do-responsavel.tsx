import { formatarDocumento, tipoDeDocumento } from '@balcao/dominio/brasil/documento'
import { formatarTelefone } from '@balcao/dominio/brasil/telefone'
import { obterResponsavel, type Responsavel } from '@balcao/dominio/coletas/contratos'
import {
  numeroDaColeta,
  TIPOS_DE_RESPONSAVEL,
  type TipoDeResponsavel,
} from '@balcao/dominio/coletas/situacoes'
import { plural } from '@balcao/dominio/formatos/contagem'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { Anchor, Button, Stack, Text } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useConsulta } from '../../../platform/consultas.ts'
import { Secao } from '../../../platform/ficha/secao.tsx'
import { CamposDaFicha } from '../../../ui/ficha/campos-da-ficha.tsx'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { PeDaFicha } from '../../../ui/ficha/dialogo-da-ficha.tsx'
import { ListaDaFicha } from '../../../ui/ficha/lista-da-ficha.tsx'
import { TopoDaFicha } from '../../../ui/ficha/topo-da-ficha.tsx'
import { Etiqueta } from '../../../ui/listas/etiqueta.tsx'
import { EtiquetaDaColeta } from '../situacao-da-coleta.tsx'

type DadosDoResponsavelProps = {
  tipo: TipoDeResponsavel
  id: number
  aoVoltar: () => void
  aoAbrirColeta: (coleta: number) => void
}

/** COL-01, API-10 Who fetches: how to reach them and what is in their hands. */
export function DadosDoResponsavel({ tipo, id, aoVoltar, aoAbrirColeta }: DadosDoResponsavelProps) {
  const consulta = useConsulta(
    obterResponsavel,
    { params: { tipo, id } },
    { mostradoNaArea: true, semprePedir: true },
  )
  return (
    <>
      <Secao titulo="Quem coleta" consulta={consulta}>
        {(responsavel) => <Dados responsavel={responsavel} aoAbrirColeta={aoAbrirColeta} />}
      </Secao>
      <PeDaFicha>
        <Button variant="default" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={aoVoltar}>
          Voltar à coleta
        </Button>
      </PeDaFicha>
    </>
  )
}

type DadosProps = { responsavel: Responsavel; aoAbrirColeta: (coleta: number) => void }

function Dados({ responsavel, aoAbrirColeta }: DadosProps) {
  const { tipo, nome, documento, telefone, email, cidade, uf, ativo, ticketsEmMaos, coletas } = responsavel
  return (
    <Stack gap="md">
      <TopoDaFicha
        titulo={nome}
        aoLado={
          <Etiqueta tom={ativo ? 'azul' : 'vermelho'}>
            {ativo ? TIPOS_DE_RESPONSAVEL[tipo] : 'Inativo'}
          </Etiqueta>
        }
      />
      <CamposDaFicha
        forma="grade"
        campos={[
          {
            nome: documento ? (tipoDeDocumento(documento) ?? 'Documento') : '',
            valor: documento && formatarDocumento(documento),
          },
          {
            nome: 'Telefone',
            valor: telefone && (
              <Anchor href={`tel:${telefone.replace(/\D/g, '')}`}>{formatarTelefone(telefone)}</Anchor>
            ),
          },
          { nome: 'E-mail', valor: email && <Anchor href={`mailto:${email}`}>{email}</Anchor> },
          { nome: 'Cidade', valor: cidade && `${cidade}/${uf}` },
          { nome: 'Tickets em mãos', valor: plural(ticketsEmMaos, 'ticket', 'tickets') },
        ]}
      />
      <Cartao titulo="Coletas" rotulo="Coletas do responsável" nivel={3} solto>
        {coletas.length === 0 && <Text c="dimmed">Nenhuma coleta ainda.</Text>}
        <ListaDaFicha>
          {coletas.map(({ id, lugar, situacao, dtGeracao, dtPrevista, qtdeTickets }) => (
            <li key={id}>
              <span>
                <Anchor component="button" type="button" onClick={() => aoAbrirColeta(id)}>
                  {numeroDaColeta(id)}
                </Anchor>{' '}
                {lugar.cidade}/{lugar.uf} · {plural(qtdeTickets, 'ticket', 'tickets')}{' '}
                <small>
                  {dtPrevista
                    ? `previsão ${formatarData(dtPrevista)}`
                    : `gerada em ${formatarData(dtGeracao)}`}
                </small>
              </span>
              <EtiquetaDaColeta situacao={situacao} />
            </li>
          ))}
        </ListaDaFicha>
      </Cartao>
    </Stack>
  )
}
