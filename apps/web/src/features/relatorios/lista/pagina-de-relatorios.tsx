import { formatarContagem } from '@balcao/dominio/formatos/contagem'
import { PAGINAS } from '@balcao/dominio/paginas'
import {
  AREAS_DE_RELATORIO,
  areasDeRelatorio,
  listarRelatorios,
  type Relatorio,
} from '@balcao/dominio/relatorios/contratos'
import { CloseButton, Skeleton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useConsulta } from '../../../platform/consultas.ts'
import { semAcentos } from '../../../ui/campos/opcao.tsx'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { Pagina } from '../../../ui/pagina/pagina.tsx'
import { AreaDeDados } from '../../../ui/retorno/area-de-dados.tsx'
import { CartoesDeRelatorios } from './cartoes-de-relatorios.tsx'
import estilos from './pagina-de-relatorios.module.css'

const CARTOES_DO_ESQUELETO = ['a', 'b', 'c', 'd', 'e', 'f']

function procurar(relatorios: readonly Relatorio[], termo: string): readonly Relatorio[] {
  const palavras = semAcentos(termo).split(/\s+/).filter(Boolean)
  return relatorios.filter(({ titulo, descricao }) => {
    const texto = semAcentos(`${titulo} ${descricao}`)
    return palavras.every((palavra) => texto.includes(palavra))
  })
}

const porArea = (relatorios: readonly Relatorio[]) =>
  areasDeRelatorio
    .map((area) => ({ area, relatorios: relatorios.filter((relatorio) => relatorio.area === area) }))
    .filter(({ relatorios: daArea }) => daArea.length > 0)

export function PaginaDeRelatorios() {
  const { data, error, isPending, isFetching, refetch } = useConsulta(
    listarRelatorios,
    {},
    { mostradoNaArea: true },
  )
  const [termo, setTermo] = useState('')
  const relatorios = data?.itens ?? []
  const achados = procurar(relatorios, termo)
  return (
    <Pagina
      titulo={PAGINAS['/relatorios']}
      contagem={data && formatarContagem(relatorios.length)}
      aoLado={relatorios.length > 0 && <CampoDeProcura termo={termo} aoMudar={setTermo} />}
    >
      <AreaDeDados
        carregando={isPending}
        atualizando={isFetching}
        erro={error && mensagemDoErro(error)}
        temDados={data !== undefined}
        aoTentarNovamente={refetch}
        vazio={achados.length === 0}
        textoVazio={
          relatorios.length === 0
            ? 'Nenhum relatório disponível no momento'
            : `Nenhum relatório encontrado para “${termo.trim()}”`
        }
        esqueleto={<Esqueleto />}
      >
        {porArea(achados).map(({ area, relatorios: daArea }) => (
          <Cartao
            key={area}
            titulo={`${AREAS_DE_RELATORIO[area]} (${daArea.length})`}
            rotulo={AREAS_DE_RELATORIO[area]}
            solto
          >
            <CartoesDeRelatorios rotulo={`Relatórios: ${AREAS_DE_RELATORIO[area]}`} relatorios={daArea} />
          </Cartao>
        ))}
      </AreaDeDados>
    </Pagina>
  )
}

function CampoDeProcura({ termo, aoMudar }: { termo: string; aoMudar: (termo: string) => void }) {
  return (
    <TextInput
      type="search"
      className={estilos.procura}
      aria-label="Procurar relatório"
      placeholder="Procurar relatório"
      autoComplete="off"
      leftSection={<IconSearch size={16} aria-hidden />}
      value={termo}
      onChange={({ currentTarget }) => aoMudar(currentTarget.value)}
      rightSectionPointerEvents="all"
      rightSection={
        termo !== '' && (
          <CloseButton size="sm" tabIndex={-1} aria-label="Limpar a busca" onClick={() => aoMudar('')} />
        )
      }
    />
  )
}

function Esqueleto() {
  return (
    <div className={estilos.cartoes} aria-hidden>
      {CARTOES_DO_ESQUELETO.map((chave) => (
        <Skeleton key={chave} height={110} radius={8} />
      ))}
    </div>
  )
}
